"""`python3 -m auth_conformance …`, where the folder of scripts is not on the PATH."""
import os
import sys

from . import NAME, program

os.execv(program(), [NAME, *sys.argv[1:]])
