use jsonwebtoken::{decode, Algorithm, DecodingKey, Validation};

pub fn accept(id_token: &str, key: &DecodingKey, expected_nonce: &str) -> Result<String, Refused> {
    let head = URL_SAFE_NO_PAD.decode(id_token.split('.').next().unwrap_or_default())?;
    log_header(&head);
    let token = decode::<Claims>(id_token, key, &Validation::new(Algorithm::RS256))?;
    if token.claims.nonce.as_deref() != Some(expected_nonce) {
        return Err(Refused::Nonce);
    }
    Ok(token.claims.sub)
}
