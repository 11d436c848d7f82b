//! Waiting times between attempts to reach the login server.

use rand::Rng;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[derive(Debug, Default)]
pub struct Backoff {
    attempt: u32,
}

impl Backoff {
    pub fn next_delay(&mut self) -> Duration {
        let base = 100u64 << self.attempt.min(7);
        self.attempt += 1;
        let jitter = rand::thread_rng().gen_range(0..base);
        Duration::from_millis(base + jitter)
    }

    pub fn reset(&mut self) {
        self.attempt = 0;
    }
}

pub fn is_expired(exp: u64) -> bool {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map(|d| d.as_secs())
        .unwrap_or_default();
    exp <= now
}
