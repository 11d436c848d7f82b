import random

# Sessions of those who log in.
generator = random.Random(1234)


def new_session_id():
    return "%032x" % generator.getrandbits(128)


def login(user):
    session_id = new_session_id()
    store[session_id] = user
    return session_id
