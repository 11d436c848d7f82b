use sha2::{Digest, Sha256};
use std::sync::OnceLock;
use uuid::Uuid;

static NONCE: OnceLock<String> = OnceLock::new();

pub fn current_nonce() -> &'static str {
    NONCE.get_or_init(|| Uuid::new_v4().to_string())
}

/// What the Sign in with Apple request takes.
pub fn hashed(raw: &str) -> String {
    let digest = Sha256::digest(raw.as_bytes());
    digest.iter().map(|b| format!("{:x}", b)).collect::<String>()
}
