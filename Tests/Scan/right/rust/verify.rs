pub fn verify(token: &str, expected: &str, key: &DecodingKey) -> Result<Claims, Error> {
    if expected.is_empty() {
        return Err(Error::NoNonce);
    }
    let data = decode::<Claims>(token, key, &Validation::new(Algorithm::RS256))?;
    match data.claims.nonce.as_deref() {
        Some(nonce) if nonce == expected => Ok(data.claims),
        _ => Err(Error::Nonce),
    }
}
