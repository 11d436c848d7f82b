use rand::Rng;

pub const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz01234567890";

pub fn nonce(length: usize) -> String {
    let mut rng = rand::thread_rng();
    (0..length)
        .map(|_| LETTERS[rng.gen_range(0..LETTERS.len())] as char)
        .collect()
}

pub fn login_params(client_id: &str, nonce: Option<&str>) -> Vec<(String, String)> {
    vec![
        ("client_id".into(), client_id.into()),
        ("scope".into(), "openid email".into()),
        ("response_type".into(), "id_token".into()),
        ("nonce".into(), nonce.unwrap_or("").into()),
    ]
}
