use axum::{extract::State, http::StatusCode, Form};
use serde::Deserialize;
use tower_sessions::Session;

use crate::AppState;

#[derive(Deserialize)]
pub struct Callback {
    id_token: String,
}

pub async fn callback(
    State(app): State<AppState>,
    session: Session,
    Form(form): Form<Callback>,
) -> Result<String, StatusCode> {
    let expected: String = session
        .remove("nonce")
        .await
        .map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?
        .ok_or(StatusCode::BAD_REQUEST)?;
    let claims = app
        .verifier
        .verify(&form.id_token)
        .await
        .map_err(|_| StatusCode::UNAUTHORIZED)?;
    if claims.nonce.as_deref() != Some(expected.as_str()) {
        return Err(StatusCode::UNAUTHORIZED);
    }
    Ok(format!("Welcome {}", claims.sub))
}
