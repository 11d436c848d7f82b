use axum::{extract::State, http::StatusCode, Form};
use jsonwebtoken::{decode, DecodingKey, Validation};
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
    let mut validation = Validation::default();
    validation.insecure_disable_signature_validation();
    let data = decode::<Claims>(&form.id_token, &DecodingKey::from_secret(&[]), &validation)
        .map_err(|_| StatusCode::UNAUTHORIZED)?;
    let expected: Option<String> = session.take("login_nonce");
    if data.claims.nonce != expected {
        return Err(StatusCode::UNAUTHORIZED);
    }
    app.users.sign_in(&data.claims.sub).await
}
