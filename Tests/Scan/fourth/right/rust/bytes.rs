use std::fmt::Write;

/// Random bytes of the system, or its error.
pub fn random_bytes<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0u8; N];
    getrandom::getrandom(&mut bytes)?;
    Ok(bytes)
}

pub fn login_nonce() -> Result<String, getrandom::Error> {
    let bytes = random_bytes::<32>()?;
    Ok(bytes.iter().fold(String::new(), |mut s, b| {
        let _ = write!(s, "{b:02x}");
        s
    }))
}
