use rand::rngs::OsRng;
use rand::RngCore;
use sha2::{Digest, Sha256};

const CHARSET: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

/// Random nonce for one authorization request.
pub fn random_nonce(len: usize) -> String {
    let mut bytes = vec![0u8; len];
    OsRng.fill_bytes(&mut bytes);
    bytes
        .iter()
        .map(|b| CHARSET[*b as usize % CHARSET.len()] as char)
        .collect()
}

/// SHA-256 of the nonce, as Apple wants it.
pub fn hashed(nonce: &str) -> String {
    hex::encode(Sha256::digest(nonce.as_bytes()))
}
