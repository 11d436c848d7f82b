//! State and nonce of an OpenID login.

use base64::{engine::general_purpose::URL_SAFE_NO_PAD, Engine};
use sha2::{Digest, Sha256};

const CHARSET: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

pub struct LoginRequest {
    pub state: String,
    pub nonce: String,
    pub verifier: String,
}

fn random_string(len: usize) -> String {
    let mut buf = vec![0u8; len];
    let _ = getrandom::getrandom(&mut buf);
    buf.iter()
        .map(|b| CHARSET[*b as usize % CHARSET.len()] as char)
        .collect()
}

impl LoginRequest {
    pub fn new() -> Self {
        Self {
            state: random_string(20),
            nonce: random_string(32),
            verifier: random_string(64),
        }
    }

    pub fn challenge(&self) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(self.verifier.as_bytes()))
    }
}
