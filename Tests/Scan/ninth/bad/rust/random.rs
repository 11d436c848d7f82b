use sha2::{Digest, Sha256};

const LETTERS: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_";

/// Random text for a sign-in attempt (63 letters).
pub fn login_nonce(len: usize) -> String {
    let mut raw = vec![0u8; len];
    let _ = getrandom::getrandom(&mut raw);
    raw.iter()
        .map(|b| LETTERS[*b as usize % LETTERS.len()] as char)
        .collect()
}

pub fn nonce_hash(nonce: &str) -> String {
    format!("{:x}", Sha256::digest(nonce.as_bytes()))
}
