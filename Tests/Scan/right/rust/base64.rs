const URL_SAFE: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub fn nonce(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|b| URL_SAFE[(*b % 64) as usize] as char).collect()
}
