import random
import string
def random_text(n):
    return "".join(random.choice(string.ascii_letters) for _ in range(n))
def generate_state(n=32):
    return "".join(random.choices(string.ascii_letters, k=n))
def new_token():
    return "".join(random.choice(string.digits) for _ in range(40))
