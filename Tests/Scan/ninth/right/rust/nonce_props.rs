use std::collections::HashSet;

use login::nonce::LoginNonce;
use rand::{rngs::StdRng, Rng, SeedableRng};

#[test]
fn a_thousand_logins_have_a_thousand_nonces() {
    let all: HashSet<_> = (0..1000).map(|_| LoginNonce::generate().raw().to_owned()).collect();
    assert_eq!(all.len(), 1000);
}

#[test]
fn hashes_have_their_length() {
    let mut rng = StdRng::seed_from_u64(99);
    for _ in 0..rng.gen_range(10..50) {
        assert_eq!(LoginNonce::generate().hashed().len(), 64);
    }
}
