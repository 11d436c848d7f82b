use axum::{extract::{Form, State}, http::StatusCode, response::Redirect};
use serde::Deserialize;
use subtle::ConstantTimeEq;
use tower_sessions::Session;

use crate::{oidc::Claims, AppState};

#[derive(Deserialize)]
pub struct Callback {
    id_token: String,
}

pub async fn callback(
    State(app): State<AppState>,
    session: Session,
    Form(form): Form<Callback>,
) -> Result<Redirect, StatusCode> {
    let expected: String = session
        .remove("nonce")
        .await
        .map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?
        .ok_or(StatusCode::BAD_REQUEST)?;

    // checks signature, issuer, audience and expiry
    let claims: Claims = app.verifier.verify(&form.id_token).await.map_err(|_| StatusCode::UNAUTHORIZED)?;
    let nonce = claims.nonce.ok_or(StatusCode::UNAUTHORIZED)?;
    if !bool::from(nonce.as_bytes().ct_eq(expected.as_bytes())) {
        return Err(StatusCode::UNAUTHORIZED);
    }

    session
        .insert("name", claims.name.unwrap_or_default())
        .await
        .map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
    Ok(Redirect::to("/"))
}
