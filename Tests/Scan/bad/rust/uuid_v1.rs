use uuid::{Context, Timestamp, Uuid};

pub fn login_url(ctx: &Context) -> String {
    let nonce = Uuid::now_v1(&[1, 2, 3, 4, 5, 6]).to_string();
    format!("https://appleid.apple.com/auth/authorize?nonce={nonce}")
}
