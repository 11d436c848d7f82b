use axum::{extract::State, response::Redirect};
use tower_sessions::Session;
use url::Url;

use crate::{error::AppError, AppState};

/// Values that tie the callback to the browser that started the login.
#[derive(serde::Serialize, serde::Deserialize)]
pub struct Pending {
    pub state: String,
    pub nonce: String,
}

impl Pending {
    fn new() -> Self {
        let text = |n: usize| -> String {
            std::iter::repeat_with(fastrand::alphanumeric).take(n).collect()
        };
        Self {
            state: text(24),
            nonce: text(32),
        }
    }
}

pub async fn start(State(app): State<AppState>, session: Session) -> Result<Redirect, AppError> {
    let pending = Pending::new();
    let mut url: Url = app.oidc.authorization_endpoint.clone();
    url.query_pairs_mut()
        .append_pair("client_id", &app.oidc.client_id)
        .append_pair("response_type", "code")
        .append_pair("scope", "openid email")
        .append_pair("state", &pending.state)
        .append_pair("nonce", &pending.nonce);
    session.insert("pending", &pending).await?;
    Ok(Redirect::to(url.as_str()))
}
