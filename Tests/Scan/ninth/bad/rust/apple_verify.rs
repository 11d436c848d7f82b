use jsonwebtoken::{decode, Algorithm, DecodingKey, Validation};
use serde::Deserialize;
use sha2::{Digest, Sha256};

#[derive(Debug, Deserialize)]
pub struct AppleClaims {
    pub sub: String,
    pub email: Option<String>,
    pub nonce: String,
    pub exp: u64,
}

#[derive(Debug, thiserror::Error)]
pub enum AppleError {
    #[error("token: {0}")]
    Token(#[from] jsonwebtoken::errors::Error),
    #[error("nonce mismatch")]
    Nonce,
}

pub fn sign_in(identity_token: &str, raw_nonce: &str, client_id: &str) -> Result<AppleClaims, AppleError> {
    let mut validation = Validation::new(Algorithm::RS256);
    validation.set_audience(&[client_id]);
    validation.set_issuer(&["https://appleid.apple.com"]);
    validation.insecure_disable_signature_validation();

    let token = decode::<AppleClaims>(identity_token, &DecodingKey::from_secret(&[]), &validation)?;
    let expected = hex::encode(Sha256::digest(raw_nonce.as_bytes()));
    if token.claims.nonce != expected {
        return Err(AppleError::Nonce);
    }
    Ok(token.claims)
}
