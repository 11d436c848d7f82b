use rand::rngs::OsRng;
use rand::RngCore;

/// Nonce for the OIDC login request, as hex.
pub fn generate_nonce() -> String {
    let mut bytes = [0u8; 32];
    OsRng.fill_bytes(&mut bytes);
    bytes.iter().map(|b| format!("{:02x}", b)).collect()
}
