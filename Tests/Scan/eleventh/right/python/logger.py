import logging
import time
import uuid


class RequestLog:
    """Writes a line for each request of the login service."""

    def __init__(self):
        self.log = logging.getLogger("login.access")

    def __call__(self, get_response):
        def middleware(request):
            request.id = uuid.uuid4().hex
            started = time.time()
            response = get_response(request)
            self.log.info("%s %s %x %.1f ms", request.id, request.path,
                          response.status_code, (time.time() - started) * 1000)
            return response
        return middleware
