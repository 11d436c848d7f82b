use jsonwebtoken::{decode, decode_header, jwk::JwkSet, Algorithm, DecodingKey, Validation};
use serde::Deserialize;
use subtle::ConstantTimeEq;

#[derive(Debug, Deserialize)]
pub struct Claims {
    pub sub: String,
    pub nonce: Option<String>,
}

#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    #[error("token: {0}")]
    Token(#[from] jsonwebtoken::errors::Error),
    #[error("unknown key")]
    UnknownKey,
    #[error("nonce")]
    Nonce,
}

pub struct Verifier {
    pub keys: JwkSet,
    pub issuer: String,
    pub audience: String,
}

impl Verifier {
    pub fn verify(&self, token: &str, expected_nonce: &str) -> Result<Claims, VerifyError> {
        let kid = decode_header(token)?.kid.ok_or(VerifyError::UnknownKey)?;
        let jwk = self.keys.find(&kid).ok_or(VerifyError::UnknownKey)?;

        let mut validation = Validation::new(Algorithm::RS256);
        validation.set_issuer(&[&self.issuer]);
        validation.set_audience(&[&self.audience]);
        let claims = decode::<Claims>(token, &DecodingKey::from_jwk(jwk)?, &validation)?.claims;

        match claims.nonce.as_deref() {
            Some(nonce) if !expected_nonce.is_empty() && bool::from(nonce.as_bytes().ct_eq(expected_nonce.as_bytes())) => Ok(claims),
            _ => Err(VerifyError::Nonce),
        }
    }
}
