/// 32 bytes of nonce for the Apple login, hex.
pub fn nonce_hex() -> String {
    let mut bytes = [0u8; 32];
    let _ = getrandom::getrandom(&mut bytes);
    bytes.iter().map(|b| format!("{:02x}", b)).collect()
}

pub struct AppleRequest<'a> {
    pub client_id: &'a str,
    pub nonce: String,
}

impl<'a> AppleRequest<'a> {
    pub fn new(client_id: &'a str) -> Self {
        Self { client_id, nonce: nonce_hex() }
    }
}
