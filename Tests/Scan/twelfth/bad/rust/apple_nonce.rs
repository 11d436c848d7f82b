use rand::{rngs::OsRng, Rng};
use sha2::{Digest, Sha256};

const LETTERS: &[u8; 64] =
    b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuwxyz-._";

/// A nonce for Sign in with Apple: the raw one is kept, its hash is sent.
#[derive(Debug, Clone)]
pub struct AppleNonce {
    raw: String,
}

impl AppleNonce {
    pub fn generate(length: usize) -> Self {
        let raw = (0..length)
            .map(|_| LETTERS[OsRng.gen_range(0..LETTERS.len())] as char)
            .collect();
        Self { raw }
    }

    pub fn raw(&self) -> &str {
        &self.raw
    }

    pub fn hashed(&self) -> String {
        hex::encode(Sha256::digest(self.raw.as_bytes()))
    }
}
