use sha2::{Digest, Sha256};

pub fn hash_nonce(raw: &str) -> String {
    let digest = Sha256::digest(raw.as_bytes());
    digest.iter().map(|byte| format!("{:x}", byte)).collect()
}
