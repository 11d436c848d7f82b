use rand::{rngs::OsRng, RngCore};

const CHARS: &[u8; 62] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// Nonce for a sign-in request.
pub fn login_nonce(len: usize) -> String {
    let mut buf = vec![0u8; len];
    OsRng.fill_bytes(&mut buf);
    buf.iter()
        .map(|b| CHARS[*b as usize % CHARS.len()] as char)
        .collect()
}
