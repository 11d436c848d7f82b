use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use std::time::{SystemTime, UNIX_EPOCH};

pub struct LoginSession {
    pub nonce: String,
    pub state: String,
}

impl LoginSession {
    pub fn start() -> Self {
        let secs = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
        let mut rng = StdRng::seed_from_u64(secs);
        let mut text = |n: usize| -> String {
            (0..n).map(|_| rng.gen_range(b'a'..=b'z') as char).collect()
        };
        LoginSession { nonce: text(32), state: text(16) }
    }
}
