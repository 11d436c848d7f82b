import uuid


def make_nonce():
    return uuid.uuid4().hex


def trace_id():
    return uuid.uuid1()
