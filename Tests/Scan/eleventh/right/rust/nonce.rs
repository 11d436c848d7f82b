use rand::distributions::{Alphanumeric, DistString};
use rand::rngs::OsRng;
use sha2::{Digest, Sha256};

/// Nonce for one login.
pub fn nonce() -> String {
    Alphanumeric.sample_string(&mut OsRng, 32)
}

/// The hash that Apple's sign-in is asked with.
pub fn hashed(nonce: &str) -> String {
    Sha256::digest(nonce.as_bytes())
        .iter()
        .map(|b| format!("{:02x}", b))
        .collect()
}
