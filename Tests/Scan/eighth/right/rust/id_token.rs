use jsonwebtoken::{decode, decode_header, jwk::JwkSet, Algorithm, DecodingKey, Validation};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub struct Claims {
    pub sub: String,
    pub nonce: Option<String>,
}

pub fn check(keys: &JwkSet, id_token: &str, expected: &str) -> Option<Claims> {
    if expected.is_empty() {
        return None;
    }
    let kid = decode_header(id_token).ok()?.kid?;
    let key = DecodingKey::from_jwk(keys.find(&kid)?).ok()?;
    let mut validation = Validation::new(Algorithm::RS256);
    validation.set_audience(&["com.example.client"]);
    validation.set_issuer(&["https://appleid.apple.com"]);
    let claims = decode::<Claims>(id_token, &key, &validation).ok()?.claims;
    match claims.nonce.as_deref() {
        Some(nonce) if nonce == expected => Some(claims),
        _ => None,
    }
}
