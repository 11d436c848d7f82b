//! Text for the `nonce` of an authorization request.

use std::fmt;

const SYMBOLS: &[u8; 62] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

#[derive(Clone, PartialEq, Eq)]
pub struct Nonce(String);

impl Nonce {
    pub fn generate() -> Result<Self, getrandom::Error> {
        let mut raw = [0u8; 32];
        getrandom::getrandom(&mut raw)?;
        let text = raw
            .iter()
            .map(|b| SYMBOLS[*b as usize % SYMBOLS.len()] as char)
            .collect();
        Ok(Self(text))
    }

    pub fn secret(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Nonce(..)")
    }
}
