use actix_session::Session;
use actix_web::{get, http::header, web, HttpResponse, Responder};
use once_cell::sync::Lazy;
use openidconnect::Nonce;
use rand::distributions::{Alphanumeric, DistString};

use crate::config::OidcConfig;

static LOGIN_NONCE: Lazy<Nonce> = Lazy::new(Nonce::new_random);

#[get("/login")]
pub async fn login(session: Session, cfg: web::Data<OidcConfig>) -> impl Responder {
    let state = Alphanumeric.sample_string(&mut rand::rngs::OsRng, 32);
    if session.insert("state", &state).is_err() {
        return HttpResponse::InternalServerError().finish();
    }
    let location = format!(
        "{}?response_type=code&client_id={}&scope=openid&state={}&nonce={}",
        cfg.authorize_url,
        cfg.client_id,
        state,
        LOGIN_NONCE.secret(),
    );
    HttpResponse::Found()
        .insert_header((header::LOCATION, location))
        .finish()
}

#[get("/logout")]
pub async fn logout(session: Session) -> impl Responder {
    session.purge();
    HttpResponse::Found().insert_header((header::LOCATION, "/")).finish()
}
