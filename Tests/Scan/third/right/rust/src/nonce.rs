use rand::rngs::OsRng;
use rand::Rng;
use sha2::{Digest, Sha256};

const CHARSET: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

/// `gen_range` is free of bias, whatever the number of letters.
pub fn random_nonce(len: usize) -> String {
    let mut rng = OsRng;
    (0..len)
        .map(|_| CHARSET[rng.gen_range(0..CHARSET.len())] as char)
        .collect()
}

pub fn sha256_hex(text: &str) -> String {
    Sha256::digest(text.as_bytes())
        .iter()
        .map(|b| format!("{:02x}", b))
        .collect()
}
