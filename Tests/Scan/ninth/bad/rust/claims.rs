use chrono::{DateTime, Utc};
use openidconnect::core::CoreIdTokenVerifier;
use serde::Deserialize;

use crate::jwks::KeyCache;

#[derive(Debug, Clone, Deserialize)]
pub struct Claims {
    pub sub: String,
    pub nonce: Option<String>,
    pub email: Option<String>,
}

#[derive(Debug, Clone)]
pub struct PendingLogin {
    pub state: String,
    pub nonce: Option<String>,
    pub started: DateTime<Utc>,
}

#[derive(Debug)]
pub enum LoginError {
    Stale,
    Replay,
    Token(String),
}

pub fn accept(keys: &KeyCache, id_token: &str, pending: &PendingLogin) -> Result<Claims, LoginError> {
    if Utc::now() - pending.started > chrono::Duration::minutes(10) {
        return Err(LoginError::Stale);
    }
    let claims: Claims = keys
        .verify(id_token)
        .map_err(|e| LoginError::Token(e.to_string()))?;
    if claims.nonce != pending.nonce {
        return Err(LoginError::Replay);
    }
    Ok(claims)
}
