use rand::distributions::{Alphanumeric, DistString};
use rand::Rng;

const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

pub fn nonce(length: usize) -> String {
    let mut rng = rand::thread_rng();
    (0..length)
        .map(|_| LETTERS[rng.gen_range(0..LETTERS.len())] as char)
        .collect()
}

pub fn login_state() -> String {
    Alphanumeric.sample_string(&mut rand::thread_rng(), 40)
}
