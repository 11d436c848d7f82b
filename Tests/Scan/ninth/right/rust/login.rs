use actix_session::Session;
use actix_web::{error, get, http::header, web, HttpResponse, Result};
use openidconnect::{core::CoreClient, core::CoreResponseType, AuthenticationFlow, CsrfToken, Nonce, Scope};

pub struct Oidc {
    pub client: CoreClient,
}

#[get("/login")]
pub async fn login(oidc: web::Data<Oidc>, session: Session) -> Result<HttpResponse> {
    let (url, csrf, nonce) = oidc
        .client
        .authorize_url(
            AuthenticationFlow::<CoreResponseType>::AuthorizationCode,
            CsrfToken::new_random,
            Nonce::new_random,
        )
        .add_scope(Scope::new("email".into()))
        .url();
    session.insert("csrf", csrf.secret())?;
    session.insert("nonce", nonce.secret())?;
    Ok(HttpResponse::Found()
        .insert_header((header::LOCATION, url.to_string()))
        .finish())
}

/// The values of the open login; they are gone afterwards.
pub fn take_attempt(session: &Session) -> Result<(CsrfToken, Nonce)> {
    let take = |key: &str| -> Result<String> {
        let value = session
            .get::<String>(key)?
            .ok_or_else(|| error::ErrorBadRequest("no login was started"))?;
        session.remove(key);
        Ok(value)
    };
    Ok((CsrfToken::new(take("csrf")?), Nonce::new(take("nonce")?)))
}
