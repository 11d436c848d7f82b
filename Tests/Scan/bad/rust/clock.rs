use std::time::{SystemTime, UNIX_EPOCH};

pub fn make_nonce() -> String {
    let nonce = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos().to_string();
    nonce
}
