use base64::{engine::general_purpose::URL_SAFE_NO_PAD, Engine};
use sha2::{Digest, Sha256};
use std::time::{Duration, Instant};

/// One login: its nonce lives as long as it does.
pub struct Attempt {
    nonce: String,
    started: Instant,
}

impl Attempt {
    pub fn start() -> Result<Self, getrandom::Error> {
        let mut buf = [0u8; 32];
        getrandom::getrandom(&mut buf)?;
        Ok(Attempt { nonce: URL_SAFE_NO_PAD.encode(buf), started: Instant::now() })
    }

    pub fn hashed(&self) -> String {
        format!("{:x}", Sha256::digest(self.nonce.as_bytes()))
    }

    pub fn finish(self) -> Option<String> {
        (self.started.elapsed() < Duration::from_secs(600)).then_some(self.nonce)
    }
}
