use std::fmt::Write;

#[derive(Debug)]
pub struct EntropyError(getrandom::Error);

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// State parameter of the sign-in request.
pub fn state(len: usize) -> Result<String, EntropyError> {
    let mut raw = vec![0u8; len];
    getrandom::getrandom(&mut raw).map_err(EntropyError)?;
    Ok(raw.iter().map(|b| LETTERS[(b % 64) as usize] as char).collect())
}

pub fn nonce() -> Result<String, EntropyError> {
    let mut raw = [0u8; 16];
    getrandom::getrandom(&mut raw).map_err(EntropyError)?;
    let mut hex = String::with_capacity(32);
    for byte in raw {
        write!(hex, "{byte:02x}").expect("writing to a string");
    }
    Ok(hex)
}
