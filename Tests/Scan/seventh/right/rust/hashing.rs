use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// What goes into the request to Apple, the raw nonce stays with us.
pub fn hashed_nonce(raw: &str) -> String {
    let digest = Sha256::digest(raw.as_bytes());
    format!("{:x}", digest)
}

/// The same without `generic-array`, for the WASM build.
pub fn hex(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() * 2);
    for b in bytes {
        let _ = write!(out, "{b:02x}");
    }
    out
}

/// For the log of sign-ins.
pub fn short(raw: &str) -> String {
    hex(&Sha256::digest(raw.as_bytes())[..4])
}

pub fn error_code(code: u32) -> String {
    format!("{:#x}", code)
}
