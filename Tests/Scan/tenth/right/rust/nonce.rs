use rand::{rngs::OsRng, Rng};
use sha2::{Digest, Sha256};

const CHARSET: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

pub struct LoginNonce {
    raw: String,
}

impl LoginNonce {
    pub fn new(len: usize) -> Self {
        let mut rng = OsRng;
        let raw = (0..len)
            .map(|_| CHARSET[rng.gen_range(0..CHARSET.len())] as char)
            .collect();
        Self { raw }
    }

    pub fn raw(&self) -> &str {
        &self.raw
    }

    pub fn hashed(&self) -> String {
        Sha256::digest(self.raw.as_bytes())
            .iter()
            .map(|b| format!("{:02x}", b))
            .collect()
    }
}
