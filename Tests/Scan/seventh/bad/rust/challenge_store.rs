use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use base64::{engine::general_purpose::URL_SAFE_NO_PAD, Engine};

/// Open logins, keyed by the id in the cookie.
pub struct ChallengeStore {
    open: Mutex<HashMap<u64, (String, Instant)>>,
    ttl: Duration,
}

impl ChallengeStore {
    pub fn new(ttl: Duration) -> Self {
        Self { open: Mutex::new(HashMap::new()), ttl }
    }

    pub fn issue(&self, id: u64) -> String {
        let mut seed = [0u8; 24];
        let _ = getrandom::fill(&mut seed);
        let nonce = URL_SAFE_NO_PAD.encode(seed);
        self.open
            .lock()
            .expect("poisoned")
            .insert(id, (nonce.clone(), Instant::now()));
        nonce
    }

    pub fn redeem(&self, id: u64, nonce: &str) -> bool {
        match self.open.lock().expect("poisoned").remove(&id) {
            Some((expected, at)) => at.elapsed() < self.ttl && expected == nonce,
            None => false,
        }
    }
}
