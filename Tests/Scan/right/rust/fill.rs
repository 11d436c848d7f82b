pub fn bytes() -> Result<[u8; 32], getrandom::Error> {
    let mut nonce = [0u8; 32];
    getrandom::getrandom(&mut nonce)?;
    Ok(nonce)
}

pub fn must() -> [u8; 16] {
    let mut nonce = [0u8; 16];
    getrandom::fill(&mut nonce).expect("no randomness");
    nonce
}
