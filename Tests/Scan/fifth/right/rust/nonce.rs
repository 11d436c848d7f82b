use rand::{rngs::OsRng, Rng};

const CHARS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// Nonce for a sign-in request; `gen_range` rejects by itself.
pub fn login_nonce(len: usize) -> String {
    (0..len)
        .map(|_| CHARS[OsRng.gen_range(0..CHARS.len())] as char)
        .collect()
}
