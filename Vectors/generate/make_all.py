"""Regenerates every vector file and schema; the bytes stay the same unless a script changed.

    python3 make_all.py [WHEEL]     (WHEEL: the PyPI package cryptography_vectors, if not installed)
"""

import runpy

for name in ("keys", "schemas", "digest_cavp", "digest_lengths", "digest_text", "nonce", "token",
             "token_signatures", "token_times", "token_pool", "scenarios", "account", "diagnosis"):
    runpy.run_module(f"make_{name}", run_name="__main__")
runpy.run_module("check_schema", run_name="__main__")
