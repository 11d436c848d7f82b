"""Wire version 1, for subjects in Python that answer one request after another."""
import json
import sys


def answer_requests(contract, operation, answer):
    """Answers requests until the end.

    `answer(request)` gives the members of the answer to the one operation that is offered. An
    exception is answered as an error, by its type: its text may quote what is secret.
    """
    for line in sys.stdin:
        request = json.loads(line)
        reply = {"id": request["id"]}
        if request["op"] == "hello":
            reply |= {"wire": 1, "contract": contract}
        elif request["op"] == operation:
            try:
                reply |= answer(request)
            except Exception as error:
                reply["error"] = {"code": "exception", "message": type(error).__name__}
        elif request["op"] != "bye":
            reply["error"] = {"code": "unknownOperation", "message": request["op"]}
        print(json.dumps(reply), flush=True)
        if request["op"] == "bye":
            break
