use rand::{distributions::Alphanumeric, rngs::StdRng, Rng, SeedableRng};
use std::time::{SystemTime, UNIX_EPOCH};

pub struct LoginAttempt {
    pub nonce: String,
    pub state: String,
}

impl LoginAttempt {
    pub fn new() -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        let mut rng = StdRng::seed_from_u64(now.as_secs());
        let mut text = |n: usize| -> String {
            (0..n).map(|_| rng.sample(Alphanumeric) as char).collect()
        };
        LoginAttempt { nonce: text(32), state: text(16) }
    }
}
