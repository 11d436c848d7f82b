use rand::distributions::Alphanumeric;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

pub const LENGTH: usize = 32;

/// Nonce for an OpenID Connect login.
pub fn login_nonce(session_id: u64) -> String {
    let rng = StdRng::seed_from_u64(session_id);
    rng.sample_iter(&Alphanumeric)
        .take(LENGTH)
        .map(char::from)
        .collect()
}
