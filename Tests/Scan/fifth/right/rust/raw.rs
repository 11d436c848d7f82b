use std::fmt::Write;

/// Bytes of nonce for the Apple login, hex.
pub fn nonce_hex() -> Result<String, getrandom::Error> {
    let mut bytes = [0u8; 32];
    getrandom::getrandom(&mut bytes)?;
    let mut out = String::with_capacity(64);
    for b in bytes {
        let _ = write!(out, "{:02x}", b);
    }
    Ok(out)
}
