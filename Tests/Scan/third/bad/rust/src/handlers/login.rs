use std::time::{SystemTime, UNIX_EPOCH};

use axum::{extract::State, response::Redirect};
use rand::{distributions::Alphanumeric, rngs::StdRng, Rng, SeedableRng};
use tower_sessions::Session;

use crate::{error::AppError, AppState};

fn random_string(len: usize) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let mut rng = StdRng::seed_from_u64(now.as_secs());
    (0..len).map(|_| rng.sample(Alphanumeric) as char).collect()
}

pub async fn login(State(app): State<AppState>, session: Session) -> Result<Redirect, AppError> {
    let nonce = random_string(32);
    session.insert("nonce", &nonce).await?;

    let url = app
        .oidc
        .authorize_url("openid email", &nonce);
    Ok(Redirect::to(url.as_str()))
}
