from nonces import Nonce


def test_nonces_differ():
    assert len({Nonce.new().raw for _ in range(100)}) == 100


def test_hash_is_padded():
    # sha256 of this one begins with a zero digit
    assert len(Nonce(raw="nonce-with-zero").hashed) == 64
