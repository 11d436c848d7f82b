use base64::{engine::general_purpose::URL_SAFE_NO_PAD, Engine};
use sha2::{Digest, Sha256};

#[derive(Debug, thiserror::Error)]
#[error("the system gave no random bytes: {0}")]
pub struct EntropyError(getrandom::Error);

/// One per login; `raw` goes to the backend, `hashed` to the provider.
pub struct Nonce {
    raw: String,
}

impl Nonce {
    pub fn generate() -> Result<Self, EntropyError> {
        let mut bytes = [0u8; 32];
        getrandom::getrandom(&mut bytes).map_err(EntropyError)?;
        Ok(Self { raw: URL_SAFE_NO_PAD.encode(bytes) })
    }

    pub fn raw(&self) -> &str {
        &self.raw
    }

    pub fn hashed(&self) -> String {
        Sha256::digest(self.raw.as_bytes())
            .iter()
            .map(|b| format!("{:02x}", b))
            .collect()
    }
}
