use axum::{
    extract::{Query, State},
    http::StatusCode,
    response::{IntoResponse, Redirect},
};
use serde::Deserialize;
use tower_sessions::Session;

use crate::{oidc::Verifier, users, AppState};

#[derive(Deserialize)]
pub struct CallbackQuery {
    code: String,
}

#[derive(Deserialize)]
pub struct IdClaims {
    pub sub: String,
    pub email: Option<String>,
    pub nonce: Option<String>,
}

pub async fn callback(
    State(app): State<AppState>,
    session: Session,
    Query(query): Query<CallbackQuery>,
) -> Result<impl IntoResponse, StatusCode> {
    let id_token = app.tokens.exchange(&query.code).await.map_err(|_| StatusCode::BAD_GATEWAY)?;
    let claims: IdClaims = Verifier::new(&app.jwks)
        .verify(&id_token)
        .map_err(|_| StatusCode::UNAUTHORIZED)?;

    let nonce: Option<String> = session
        .remove("oidc_nonce")
        .await
        .map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
    if claims.nonce != nonce {
        return Err(StatusCode::UNAUTHORIZED);
    }

    let user = users::upsert(&app.db, &claims.sub, claims.email.as_deref()).await?;
    session.insert("user", user.id).await.map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
    Ok(Redirect::to("/"))
}
