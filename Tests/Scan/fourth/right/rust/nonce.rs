use rand::distributions::{Distribution, Uniform};
use rand::rngs::OsRng;

const LETTERS: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

/// A nonce for one attempt to sign in.
pub fn nonce(length: usize) -> String {
    let choice = Uniform::from(0..LETTERS.len());
    (0..length)
        .map(|_| LETTERS[choice.sample(&mut OsRng)] as char)
        .collect()
}
