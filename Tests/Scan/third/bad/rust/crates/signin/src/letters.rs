use getrandom::getrandom;

const LETTERS: [u8; 65] = *b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

/// Fair choice of letters: bytes at or above 192 are rejected.
pub fn random_letters(count: usize) -> Result<String, getrandom::Error> {
    let mut text = String::with_capacity(count);
    let mut pool = [0u8; 48];
    while text.len() < count {
        getrandom(&mut pool)?;
        for &byte in pool.iter() {
            if byte >= 192 {
                continue;
            }
            text.push(LETTERS[byte as usize % LETTERS.len()] as char);
            if text.len() == count {
                break;
            }
        }
    }
    Ok(text)
}

pub struct Attempt {
    pub nonce: String,
    pub state: String,
}

impl Attempt {
    pub fn begin() -> Result<Self, getrandom::Error> {
        Ok(Attempt { nonce: random_letters(32)?, state: random_letters(24)? })
    }
}
