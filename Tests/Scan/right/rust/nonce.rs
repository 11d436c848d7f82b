use rand::distributions::{Alphanumeric, DistString};

pub fn nonce() -> String {
    Alphanumeric.sample_string(&mut rand::rngs::OsRng, 32)
}
