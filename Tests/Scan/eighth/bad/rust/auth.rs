use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use std::time::{SystemTime, UNIX_EPOCH};

pub struct LoginRequest {
    pub nonce: String,
    pub url: String,
}

pub fn begin_login(authorize: &str, client_id: &str) -> LoginRequest {
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let mut rng = StdRng::seed_from_u64(seed);
    let nonce: String = (0..16).map(|_| format!("{:02x}", rng.gen::<u8>())).collect();
    let url = format!(
        "{authorize}?response_type=id_token&scope=openid&client_id={client_id}&nonce={nonce}"
    );
    LoginRequest { nonce, url }
}
