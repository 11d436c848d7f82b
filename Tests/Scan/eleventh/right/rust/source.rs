use std::fmt;

#[derive(Debug)]
pub struct NoRandomness(getrandom::Error);

impl fmt::Display for NoRandomness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no randomness: {}", self.0)
    }
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub fn login_nonce(len: usize) -> Result<String, NoRandomness> {
    let mut buf = vec![0u8; len];
    getrandom::getrandom(&mut buf).map_err(NoRandomness)?;
    Ok(buf.iter().map(|b| LETTERS[(b % 64) as usize] as char).collect())
}
