const CHARSET: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._";

pub fn nonce(rng: &mut impl rand::Rng, length: usize) -> String {
    (0..length).map(|_| CHARSET[rng.gen_range(0..CHARSET.len())] as char).collect()
}
