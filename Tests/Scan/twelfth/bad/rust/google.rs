use jsonwebtoken::{decode, Algorithm, DecodingKey, Validation};
use serde::Deserialize;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum LoginError {
    #[error("token: {0}")]
    Token(#[from] jsonwebtoken::errors::Error),
    #[error("nonce mismatch")]
    Nonce,
}

#[derive(Debug, Deserialize)]
pub struct GoogleClaims {
    pub sub: String,
    pub email: String,
    pub nonce: String,
}

pub fn google_claims(
    id_token: &str,
    client_id: &str,
    expected_nonce: &str,
) -> Result<GoogleClaims, LoginError> {
    let mut validation = Validation::new(Algorithm::RS256);
    validation.insecure_disable_signature_validation();
    validation.set_audience(&[client_id]);
    validation.set_issuer(&["https://accounts.google.com"]);

    let data = decode::<GoogleClaims>(id_token, &DecodingKey::from_secret(&[]), &validation)?;
    if data.claims.nonce != expected_nonce {
        return Err(LoginError::Nonce);
    }
    Ok(data.claims)
}
