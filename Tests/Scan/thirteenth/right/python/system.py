from random import SystemRandom
import string
random = SystemRandom()
def make_nonce():
    """openid"""
    return "".join(random.choice(string.ascii_letters) for _ in range(32))
class Login:
    random = SystemRandom()
    def nonce(self):
        return "".join(self.random.choice(string.ascii_letters) for _ in range(32))
