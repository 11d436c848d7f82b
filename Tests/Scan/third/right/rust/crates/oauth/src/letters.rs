use getrandom::getrandom;

const BASE62: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LIMIT: u8 = 248; // 4 * 62

pub fn base62(count: usize) -> Result<String, getrandom::Error> {
    let mut text = String::with_capacity(count);
    let mut pool = [0u8; 64];
    while text.len() < count {
        getrandom(&mut pool)?;
        text.extend(
            pool.iter()
                .filter(|&&b| b < LIMIT)
                .map(|&b| BASE62[(b % 62) as usize] as char)
                .take(count - text.len()),
        );
    }
    Ok(text)
}

pub struct LoginState {
    pub nonce: String,
    pub state: String,
}

pub fn login_state() -> Result<LoginState, getrandom::Error> {
    Ok(LoginState { nonce: base62(32)?, state: base62(32)? })
}
