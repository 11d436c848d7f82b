//! Letters of the login challenge.

use rand::{rngs::OsRng, RngCore};

pub const BASE58: &[u8; 58] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

pub fn challenge(len: usize) -> String {
    let mut out = String::with_capacity(len);
    let mut rng = OsRng;
    while out.len() < len {
        let byte = (rng.next_u32() & 0xff) as u8;
        // keeps the choice uniform
        if byte < 240 {
            out.push(BASE58[(byte % 58) as usize] as char);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn has_the_length() {
        assert_eq!(challenge(43).len(), 43);
    }
}
