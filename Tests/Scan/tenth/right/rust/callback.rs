use axum::{extract::State, http::StatusCode, Form};
use jsonwebtoken::{decode, Algorithm, Validation};
use serde::Deserialize;

use crate::{session::Session, AppState};

#[derive(Deserialize)]
pub struct Callback {
    id_token: String,
}

#[derive(Deserialize)]
struct Claims {
    sub: String,
    nonce: Option<String>,
}

pub async fn callback(
    State(app): State<AppState>,
    mut session: Session,
    Form(form): Form<Callback>,
) -> Result<String, StatusCode> {
    let expected = session.take("nonce").ok_or(StatusCode::BAD_REQUEST)?;
    let mut validation = Validation::new(Algorithm::RS256);
    validation.set_audience(&[&app.client_id]);
    let key = app.keys.for_token(&form.id_token).await?;
    let claims = decode::<Claims>(&form.id_token, &key, &validation)
        .map_err(|_| StatusCode::UNAUTHORIZED)?
        .claims;
    match claims.nonce {
        Some(n) if n == expected => app.users.sign_in(&claims.sub).await,
        _ => Err(StatusCode::UNAUTHORIZED),
    }
}
