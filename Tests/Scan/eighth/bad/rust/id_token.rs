use jsonwebtoken::{decode, Algorithm, DecodingKey, Validation};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub struct Claims {
    pub sub: String,
    pub nonce: Option<String>,
    pub exp: u64,
}

#[derive(Debug)]
pub enum LoginError {
    Token(jsonwebtoken::errors::Error),
    Nonce,
}

pub fn check(id_token: &str, expected: &str) -> Result<Claims, LoginError> {
    let mut validation = Validation::new(Algorithm::RS256);
    validation.insecure_disable_signature_validation();
    validation.set_audience(&["com.example.client"]);
    let data = decode::<Claims>(id_token, &DecodingKey::from_secret(&[]), &validation)
        .map_err(LoginError::Token)?;
    match data.claims.nonce.as_deref() {
        Some(nonce) if nonce == expected => Ok(data.claims),
        _ => Err(LoginError::Nonce),
    }
}
