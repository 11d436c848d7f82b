use jsonwebtoken::{decode, Algorithm, DecodingKey, Validation};
use serde::Deserialize;

#[derive(Deserialize)]
struct Claims {
    sub: String,
    nonce: Option<String>,
}

pub fn subject(token: &str, key: &DecodingKey, client: &str, expected: &str) -> Option<String> {
    if expected.is_empty() {
        return None;
    }
    let mut v = Validation::new(Algorithm::RS256);
    v.set_audience(&[client]);
    v.set_issuer(&["https://appleid.apple.com"]);
    let data = decode::<Claims>(token, key, &v).ok()?;
    match data.claims.nonce {
        Some(n) if n == expected => Some(data.claims.sub),
        _ => None,
    }
}
