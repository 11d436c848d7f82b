use serde::Deserialize;

#[derive(Deserialize)]
pub struct IdClaims {
    pub sub: String,
    pub nonce: Option<String>,
}

#[derive(Debug)]
pub enum LoginError {
    Nonce,
    Expired,
}

/// Claims were verified by `Verifier::verify` before.
pub fn check_nonce(claims: &IdClaims, expected_nonce: Option<String>) -> Result<(), LoginError> {
    if claims.nonce == expected_nonce {
        Ok(())
    } else {
        Err(LoginError::Nonce)
    }
}
