"""Steps of the Django social login that are ours."""
from django.core.cache import cache
from django.core.exceptions import PermissionDenied
from django.utils.crypto import constant_time_compare, get_random_string

NONCE_TTL = 300
ALLOWED = "abcdefghjkmnpqrstuvwxyz23456789"


def _key(session_key):
    return f"social:nonce:{session_key}"


def issue_nonce(request):
    nonce = get_random_string(40, ALLOWED)
    if not request.session.session_key:
        request.session.create()
    cache.set(_key(request.session.session_key), nonce, NONCE_TTL)
    return nonce


def require_nonce(strategy, response, *args, **kwargs):
    """`response` holds the claims that the backend verified."""
    key = _key(strategy.request.session.session_key)
    expected = cache.get(key)
    cache.delete(key)
    claimed = response.get("nonce") or ""
    if not expected or not constant_time_compare(claimed, expected):
        raise PermissionDenied("The login was not started here.")


def display_name(details, user=None, *args, **kwargs):
    if user is None:
        return {"details": {**details, "fullname": details.get("fullname") or ""}}
