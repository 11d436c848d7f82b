use actix_session::Session;
use actix_web::{error, get, web, HttpResponse};
use openidconnect::{
    core::CoreClient, reqwest::async_http_client, AuthorizationCode, Nonce, TokenResponse,
};

use crate::login::{Attempt, CallbackQuery};

#[get("/login/callback")]
pub async fn callback(
    client: web::Data<CoreClient>,
    session: Session,
    query: web::Query<CallbackQuery>,
) -> actix_web::Result<HttpResponse> {
    let attempt: Attempt = session
        .remove_as("attempt")
        .and_then(Result::ok)
        .ok_or_else(|| error::ErrorBadRequest("no login in progress"))?;
    if attempt.state != query.state {
        return Err(error::ErrorBadRequest("state"));
    }

    let tokens = client
        .exchange_code(AuthorizationCode::new(query.code.clone()))
        .request_async(async_http_client)
        .await
        .map_err(error::ErrorBadGateway)?;
    let id_token = tokens.id_token().ok_or_else(|| error::ErrorBadGateway("id_token"))?;
    let claims = id_token
        .claims(&client.id_token_verifier(), &Nonce::new(attempt.nonce))
        .map_err(error::ErrorUnauthorized)?;

    session.insert("sub", claims.subject().as_str())?;
    Ok(HttpResponse::Found().append_header(("Location", "/")).finish())
}
