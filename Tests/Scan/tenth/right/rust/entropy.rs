use base64::{engine::general_purpose::URL_SAFE_NO_PAD, Engine};

#[derive(Debug, thiserror::Error)]
pub enum LoginError {
    #[error("no random bytes: {0}")]
    Random(getrandom::Error),
}

pub fn login_nonce() -> Result<String, LoginError> {
    let mut bytes = [0u8; 32];
    getrandom::getrandom(&mut bytes).map_err(LoginError::Random)?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

pub fn expires_at(now: std::time::SystemTime) -> std::time::SystemTime {
    now + std::time::Duration::from_secs(600)
}
