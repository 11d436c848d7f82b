use axum::{extract::State, response::Redirect};
use rand::{rngs::StdRng, Rng, SeedableRng};
use tower_sessions::Session;

use crate::AppState;

const CHARS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

fn random_text(rng: &mut StdRng, len: usize) -> String {
    (0..len).map(|_| CHARS[rng.gen_range(0..CHARS.len())] as char).collect()
}

pub async fn login(State(app): State<AppState>, session: Session) -> Redirect {
    let started = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .unwrap()
        .as_millis() as u64;
    let mut rng = StdRng::seed_from_u64(started);
    let nonce = random_text(&mut rng, 32);
    let state = random_text(&mut rng, 16);
    session.insert("nonce", &nonce).await.ok();
    session.insert("state", &state).await.ok();

    Redirect::to(&format!(
        "{}/authorize?client_id={}&response_type=code&scope=openid&nonce={}&state={}",
        app.issuer, app.client_id, nonce, state
    ))
}
