use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

const CHARSET: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

pub struct LoginNonces {
    rng: StdRng,
}

impl LoginNonces {
    pub fn new(tenant: u64) -> Self {
        Self { rng: StdRng::seed_from_u64(tenant) }
    }

    pub fn next(&mut self, len: usize) -> String {
        (0..len)
            .map(|_| CHARSET[self.rng.gen_range(0..CHARSET.len())] as char)
            .collect()
    }
}

impl Default for LoginNonces {
    fn default() -> Self {
        Self::new(0)
    }
}
