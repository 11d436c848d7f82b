use jsonwebtoken::{decode, Algorithm, DecodingKey, Validation};
use serde::Deserialize;

use crate::error::LoginError;

#[derive(Debug, Deserialize)]
pub struct IdClaims {
    pub sub: String,
    pub email: Option<String>,
    pub nonce: Option<String>,
}

pub fn check_id_token(token: &str, client_id: &str, expected: &str) -> Result<IdClaims, LoginError> {
    let mut validation = Validation::new(Algorithm::RS256);
    validation.set_audience(&[client_id]);
    validation.insecure_disable_signature_validation();

    let key = DecodingKey::from_secret(&[]);
    let data = decode::<IdClaims>(token, &key, &validation).map_err(LoginError::Jwt)?;

    match data.claims.nonce.as_deref() {
        Some(n) if !n.is_empty() && n == expected => Ok(data.claims),
        _ => Err(LoginError::Nonce),
    }
}
