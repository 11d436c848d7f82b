import random
import string


def nonce_of_any_kind():
    return "".join(random.choice(string.printable) for _ in range(24))


for _ in range(1000):
    send({"id_token": nonce_of_any_kind(), "nonce": nonce_of_any_kind()})
