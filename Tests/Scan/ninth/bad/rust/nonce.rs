use base64::{engine::general_purpose::URL_SAFE_NO_PAD, Engine as _};
use rand::{rngs::StdRng, RngCore, SeedableRng};
use std::time::{SystemTime, UNIX_EPOCH};

/// Nonces for the OpenID authorization request.
pub struct NonceSource {
    rng: StdRng,
}

impl NonceSource {
    pub fn new() -> Self {
        let seed = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map(|d| d.as_micros() as u64)
            .unwrap_or(0);
        Self {
            rng: StdRng::seed_from_u64(seed),
        }
    }

    pub fn next_nonce(&mut self) -> String {
        let mut bytes = [0u8; 32];
        self.rng.fill_bytes(&mut bytes);
        URL_SAFE_NO_PAD.encode(bytes)
    }
}
