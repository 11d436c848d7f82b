use axum::{extract::State, http::StatusCode, response::Redirect};
use rand::{distributions::Alphanumeric, rngs::OsRng, Rng};
use std::time::{SystemTime, UNIX_EPOCH};
use tower_sessions::Session;

use crate::AppState;

#[derive(serde::Serialize, serde::Deserialize)]
pub struct Attempt {
    pub state: String,
    pub nonce: String,
    pub started: u64,
}

fn text(length: usize) -> String {
    OsRng.sample_iter(&Alphanumeric).take(length).map(char::from).collect()
}

pub async fn start(State(app): State<AppState>, session: Session) -> Result<Redirect, StatusCode> {
    let started = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?
        .as_secs();
    let attempt = Attempt { state: text(22), nonce: text(43), started };

    let mut url = app.provider.authorization_endpoint.clone();
    url.query_pairs_mut()
        .append_pair("client_id", &app.provider.client_id)
        .append_pair("response_type", "code")
        .append_pair("scope", "openid")
        .append_pair("state", &attempt.state)
        .append_pair("nonce", &attempt.nonce);

    session
        .insert("attempt", attempt)
        .await
        .map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
    Ok(Redirect::to(url.as_str()))
}
