use axum::{extract::State, http::StatusCode, response::Redirect};
use base64::{engine::general_purpose::URL_SAFE_NO_PAD, Engine};
use rand::{rngs::OsRng, TryRngCore};
use tower_sessions::Session;

use crate::AppState;

fn text(bytes: usize) -> Result<String, StatusCode> {
    let mut raw = vec![0u8; bytes];
    OsRng
        .try_fill_bytes(&mut raw)
        .map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
    Ok(URL_SAFE_NO_PAD.encode(raw))
}

pub async fn start(State(app): State<AppState>, session: Session) -> Result<Redirect, StatusCode> {
    let nonce = text(32)?;
    let state = text(16)?;
    session
        .insert("login", (&state, &nonce))
        .await
        .map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
    Ok(Redirect::to(&format!(
        "{}?client_id={}&response_type=code&scope=openid&state={state}&nonce={nonce}",
        app.authorize_url, app.client_id
    )))
}
