use jsonwebtoken::{decode, decode_header, jwk::JwkSet, Algorithm, DecodingKey, Validation};
use serde::Deserialize;

use crate::LoginError;

#[derive(Debug, Deserialize)]
pub struct IdClaims {
    pub sub: String,
    pub email: Option<String>,
    pub nonce: Option<String>,
}

pub fn verify(keys: &JwkSet, id_token: &str, client_id: &str, nonce: &str) -> Result<IdClaims, LoginError> {
    let header = decode_header(id_token)?;
    let kid = header.kid.ok_or(LoginError::UnknownKey)?;
    let jwk = keys.find(&kid).ok_or(LoginError::UnknownKey)?;

    let mut validation = Validation::new(Algorithm::RS256);
    validation.set_audience(&[client_id]);
    validation.set_issuer(&["https://appleid.apple.com"]);
    let claims = decode::<IdClaims>(id_token, &DecodingKey::from_jwk(jwk)?, &validation)?.claims;

    match claims.nonce.as_deref() {
        Some(actual) if actual == nonce => Ok(claims),
        _ => Err(LoginError::Nonce),
    }
}
