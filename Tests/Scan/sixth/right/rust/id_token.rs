use jsonwebtoken::{decode, decode_header, jwk::JwkSet, Algorithm, DecodingKey, Validation};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::error::LoginError;

#[derive(Deserialize)]
pub struct Claims {
    pub sub: String,
    pub nonce: Option<String>,
}

pub fn check(token: &str, keys: &JwkSet, client: &str, raw_nonce: &str) -> Result<Claims, LoginError> {
    let header = decode_header(token)?;
    let kid = header.kid.ok_or(LoginError::Key)?;
    let jwk = keys.find(&kid).ok_or(LoginError::Key)?;

    let mut validation = Validation::new(Algorithm::RS256);
    validation.set_audience(&[client]);
    validation.set_issuer(&["https://appleid.apple.com"]);
    let claims = decode::<Claims>(token, &DecodingKey::from_jwk(jwk)?, &validation)?.claims;

    let expected: String = Sha256::digest(raw_nonce)
        .iter()
        .map(|b| format!("{b:02x}"))
        .collect();
    match &claims.nonce {
        Some(nonce) if *nonce == expected => Ok(claims),
        _ => Err(LoginError::Nonce),
    }
}
