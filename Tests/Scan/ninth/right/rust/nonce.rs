use base64::{engine::general_purpose::URL_SAFE_NO_PAD, Engine as _};
use rand::{rngs::OsRng, RngCore};
use sha2::{Digest, Sha256};

/// The nonce of one login: raw for the backend, hashed for the provider.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoginNonce {
    raw: String,
}

impl LoginNonce {
    pub fn generate() -> Self {
        let mut bytes = [0u8; 32];
        OsRng.fill_bytes(&mut bytes);
        Self { raw: URL_SAFE_NO_PAD.encode(bytes) }
    }

    pub fn raw(&self) -> &str {
        &self.raw
    }

    pub fn hashed(&self) -> String {
        format!("{:x}", Sha256::digest(self.raw.as_bytes()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonces_differ() {
        assert_ne!(LoginNonce::generate(), LoginNonce::generate());
    }
}
