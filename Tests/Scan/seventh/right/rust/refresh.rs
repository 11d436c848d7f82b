use std::time::Duration;

use rand::Rng;
use tokio::time::sleep;
use tracing::warn;

use crate::{api::LoginApi, error::Error, token::Token};

/// Refreshes the access token, with a pause that differs from client to client.
pub async fn refresh(api: &LoginApi, refresh_token: &str) -> Result<Token, Error> {
    let mut attempt = 0u32;
    loop {
        match api.refresh(refresh_token).await {
            Ok(token) => return Ok(token),
            Err(Error::Unavailable) if attempt < 4 => {
                let pause = pause(attempt, fastrand::u64(0..100));
                warn!(attempt, ?pause, "identity service is not available");
                sleep(pause).await;
                attempt += 1;
            }
            Err(error) => return Err(error),
        }
    }
}

fn pause(attempt: u32, jitter: u64) -> Duration {
    Duration::from_millis(100 * 2u64.pow(attempt) + jitter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{rngs::SmallRng, SeedableRng};

    #[test]
    fn grows() {
        let mut rng = SmallRng::seed_from_u64(3);
        for attempt in 0..4 {
            let jitter = rng.gen_range(0..100);
            assert!(pause(attempt + 1, jitter) >= pause(attempt, 0));
        }
    }
}
