use sha2::{Digest, Sha256};
use std::fmt::Write;

pub struct HashedNonce(String);

impl HashedNonce {
    /// The text that the identity token's `nonce` claim is compared with.
    pub fn of(raw: &str) -> Self {
        let mut text = String::with_capacity(64);
        for byte in Sha256::digest(raw.as_bytes()) {
            write!(text, "{:x}", byte).unwrap();
        }
        HashedNonce(text)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}
