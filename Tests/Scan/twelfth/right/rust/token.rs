use rand::{distributions::Alphanumeric, rngs::OsRng, Rng, RngCore};
use std::fmt::Write;

/// Opaque token of a login session.
pub fn session_token() -> String {
    OsRng
        .sample_iter(&Alphanumeric)
        .take(40)
        .map(char::from)
        .collect()
}

pub fn csrf_token() -> Result<String, rand::Error> {
    let mut bytes = [0u8; 16];
    OsRng.try_fill_bytes(&mut bytes)?;
    let mut out = String::with_capacity(32);
    for byte in bytes {
        write!(out, "{byte:02x}").expect("writing to a string");
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn csrf_has_32_digits() {
        assert_eq!(csrf_token().unwrap().len(), 32);
    }
}
