use base64::{engine::general_purpose::URL_SAFE_NO_PAD, Engine};
use sha2::{Digest, Sha256};

/// PKCE verifier and nonce of one OpenID Connect login.
pub struct Attempt {
    pub nonce: String,
    pub verifier: String,
}

fn token() -> String {
    let mut buf = [0u8; 32];
    let _ = getrandom::getrandom(&mut buf);
    URL_SAFE_NO_PAD.encode(buf)
}

impl Attempt {
    pub fn new() -> Self {
        Attempt { nonce: token(), verifier: token() }
    }

    pub fn challenge(&self) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(self.verifier.as_bytes()))
    }
}
