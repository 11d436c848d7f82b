use rand::rngs::OsRng;
use rand::RngCore;
use sha2::{Digest, Sha256};
use std::fmt::Write;

const CHARSET: &[u8; 65] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

pub fn raw_nonce(len: usize) -> String {
    let mut bytes = vec![0u8; len];
    OsRng.fill_bytes(&mut bytes);
    bytes
        .iter()
        .map(|b| CHARSET[*b as usize % CHARSET.len()] as char)
        .collect()
}

/// The hash that Sign in with Apple is asked with.
pub fn hashed(nonce: &str) -> String {
    let mut out = String::with_capacity(64);
    for byte in Sha256::digest(nonce.as_bytes()) {
        write!(out, "{:x}", byte).unwrap();
    }
    out
}
