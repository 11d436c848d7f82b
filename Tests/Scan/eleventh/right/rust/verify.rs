use jsonwebtoken::{decode, Algorithm, DecodingKey, Validation};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub struct Claims {
    pub sub: String,
    pub nonce: Option<String>,
}

pub enum Rejected {
    NoLogin,
    Token(jsonwebtoken::errors::Error),
    Nonce,
}

pub fn verify(token: &str, key: &DecodingKey, expected: Option<&str>) -> Result<Claims, Rejected> {
    let expected = expected.filter(|n| !n.is_empty()).ok_or(Rejected::NoLogin)?;
    let mut validation = Validation::new(Algorithm::ES256);
    validation.set_audience(&["web"]);
    validation.set_issuer(&["https://id.example.com"]);
    let claims = decode::<Claims>(token, key, &validation).map_err(Rejected::Token)?.claims;
    match claims.nonce.as_deref() {
        Some(nonce) if nonce == expected => Ok(claims),
        _ => Err(Rejected::Nonce),
    }
}
