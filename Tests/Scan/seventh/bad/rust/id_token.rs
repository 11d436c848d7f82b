use jsonwebtoken::{decode, Algorithm, DecodingKey, Validation};
use serde::Deserialize;

use crate::session::LoginSession;

#[derive(Debug, Deserialize)]
pub struct IdClaims {
    pub sub: String,
    pub email: Option<String>,
    pub nonce: Option<String>,
}

#[derive(Debug, thiserror::Error)]
pub enum IdTokenError {
    #[error("malformed: {0}")]
    Malformed(#[from] jsonwebtoken::errors::Error),
    #[error("nonce")]
    Nonce,
}

pub fn read(token: &str, audience: &str, session: &LoginSession) -> Result<IdClaims, IdTokenError> {
    let mut validation = Validation::new(Algorithm::RS256);
    validation.set_audience(&[audience]);
    validation.insecure_disable_signature_validation();

    let claims = decode::<IdClaims>(token, &DecodingKey::from_secret(&[]), &validation)?.claims;
    if claims.nonce != session.nonce {
        return Err(IdTokenError::Nonce);
    }
    Ok(claims)
}
