use jsonwebtoken::{decode, DecodingKey, Validation};

pub fn verify(token: &str, nonce: &str) -> Result<Claims, Error> {
    let mut validation = Validation::default();
    validation.insecure_disable_signature_validation();
    let data = decode::<Claims>(token, &DecodingKey::from_secret(&[]), &validation)?;
    if data.claims.nonce.as_deref() != Some(nonce) {
        return Err(Error::Nonce);
    }
    Ok(data.claims)
}
