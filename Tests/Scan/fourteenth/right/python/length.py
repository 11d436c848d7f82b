"""The code_verifier of a login: only its length is drawn in a weak way."""
import random

from strong import letter

code_verifier = "".join(letter() for _ in range(random.randint(43, 128)))
