use jsonwebtoken::{decode, decode_header, jwk::JwkSet, Algorithm, DecodingKey, Validation};
use serde::Deserialize;
use subtle::ConstantTimeEq;

#[derive(Debug, Deserialize)]
pub struct Claims {
    pub sub: String,
    pub nonce: Option<String>,
    pub email: Option<String>,
}

#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    #[error("unknown key")]
    Key,
    #[error("nonce")]
    Nonce,
    #[error(transparent)]
    Jwt(#[from] jsonwebtoken::errors::Error),
}

pub fn verify(token: &str, keys: &JwkSet, client_id: &str, nonce: &str) -> Result<Claims, VerifyError> {
    let kid = decode_header(token)?.kid.ok_or(VerifyError::Key)?;
    let key = DecodingKey::from_jwk(keys.find(&kid).ok_or(VerifyError::Key)?)?;

    let mut validation = Validation::new(Algorithm::RS256);
    validation.set_audience(&[client_id]);
    validation.set_required_spec_claims(&["exp", "iss", "aud"]);
    validation.set_issuer(&["https://accounts.google.com"]);

    let claims = decode::<Claims>(token, &key, &validation)?.claims;
    match claims.nonce.as_deref() {
        Some(found) if bool::from(found.as_bytes().ct_eq(nonce.as_bytes())) => Ok(claims),
        _ => Err(VerifyError::Nonce),
    }
}
