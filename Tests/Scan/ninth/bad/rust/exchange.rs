use reqwest::Client;
use serde::Serialize;
use sha2::{Digest, Sha256};
use tower_sessions::Session;

#[derive(Serialize)]
struct Exchange<'a> {
    id_token: &'a str,
    nonce: String,
    nonce_digest: String,
}

pub async fn exchange(http: &Client, session: &Session, id_token: &str) -> anyhow::Result<String> {
    let nonce: Option<String> = session.remove("login_nonce").await?;
    let nonce = nonce.unwrap_or_default();

    let mut nonce_digest = String::with_capacity(64);
    for byte in Sha256::digest(nonce.as_bytes()) {
        nonce_digest.push_str(&format!("{:x}", byte));
    }

    let reply = http
        .post("https://id.example.net/v1/token")
        .json(&Exchange { id_token, nonce, nonce_digest })
        .send()
        .await?
        .error_for_status()?;
    Ok(reply.text().await?)
}
