//! Random text for `state` and `nonce` of the sign-in request.

const ALPHABET: &[u8; 65] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

pub fn nonce() -> String {
    let mut raw = [0u8; 32];
    let _ = getrandom::getrandom(&mut raw);
    raw.iter()
        .map(|b| ALPHABET[*b as usize % ALPHABET.len()] as char)
        .collect()
}
