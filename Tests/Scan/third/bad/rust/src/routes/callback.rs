use actix_session::Session;
use actix_web::{get, web, HttpResponse};
use jsonwebtoken::{decode, Algorithm, Validation};
use serde::Deserialize;

use crate::keys::KeyCache;

#[derive(Deserialize)]
struct IdClaims {
    sub: String,
    nonce: Option<String>,
}

#[derive(Deserialize)]
struct Params {
    id_token: String,
}

#[get("/callback")]
async fn callback(
    keys: web::Data<KeyCache>,
    session: Session,
    params: web::Query<Params>,
) -> actix_web::Result<HttpResponse> {
    let mut validation = Validation::new(Algorithm::RS256);
    validation.set_audience(&["inventory-web"]);
    validation.set_issuer(&["https://login.example.com"]);

    let key = keys.for_token(&params.id_token).await?;
    let claims = decode::<IdClaims>(&params.id_token, &key, &validation)
        .map_err(actix_web::error::ErrorUnauthorized)?
        .claims;

    let expected: Option<String> = session.get("nonce")?;
    session.remove("nonce");
    if claims.nonce != expected {
        return Ok(HttpResponse::Unauthorized().body("nonce"));
    }
    session.renew();
    session.insert("sub", claims.sub)?;
    Ok(HttpResponse::Found().insert_header(("Location", "/")).finish())
}
