use sha2::{Digest, Sha256};

#[derive(Debug, Clone)]
pub struct Nonce {
    pub raw: String,
}

impl Nonce {
    /// The text Apple is to put in the identity token.
    pub fn hashed(&self) -> String {
        let digest = Sha256::digest(self.raw.as_bytes());
        let mut out = String::with_capacity(64);
        for byte in digest {
            out.push_str(&format!("{:x}", byte));
        }
        out
    }
}
