use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

pub fn nonce() -> String {
    let mut rng = StdRng::seed_from_u64(42);
    (0..32).map(|_| rng.gen_range(b'a'..=b'z') as char).collect()
}
