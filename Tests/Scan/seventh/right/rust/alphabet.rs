//! Letters for nonces and invitation codes.

pub struct Alphabet {
    letters: Vec<u8>,
    limit: usize,
}

impl Alphabet {
    pub const UNRESERVED: &'static str =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";

    pub fn new(letters: &str) -> Self {
        assert!(letters.is_ascii() && (1..=256).contains(&letters.len()));
        let n = letters.len();
        Self { letters: letters.as_bytes().to_vec(), limit: 256 / n * n }
    }

    pub fn draw(&self, length: usize) -> Result<String, getrandom::Error> {
        let mut out = String::with_capacity(length);
        let mut block = [0u8; 64];
        while out.len() < length {
            getrandom::getrandom(&mut block)?;
            for byte in block.iter().map(|b| usize::from(*b)) {
                if out.len() == length {
                    break;
                }
                if byte < self.limit {
                    out.push(char::from(self.letters[byte % self.letters.len()]));
                }
            }
        }
        Ok(out)
    }
}

/// The `nonce` of an authorization request.
pub fn login_nonce() -> Result<String, getrandom::Error> {
    Alphabet::new(Alphabet::UNRESERVED).draw(43)
}
