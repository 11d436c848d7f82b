use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rand::distributions::{Alphanumeric, DistString};
use rand::{rngs::StdRng, SeedableRng};

pub struct PendingLogin {
    pub nonce: String,
    started: Instant,
}

pub struct LoginSessions {
    rng: Mutex<StdRng>,
    pending: Mutex<HashMap<String, PendingLogin>>,
}

impl LoginSessions {
    pub fn new() -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("clock");
        Self {
            rng: Mutex::new(StdRng::seed_from_u64(now.as_secs())),
            pending: Mutex::default(),
        }
    }

    pub fn begin(&self) -> (String, String) {
        let mut rng = self.rng.lock().unwrap();
        let state = Alphanumeric.sample_string(&mut *rng, 24);
        let nonce = Alphanumeric.sample_string(&mut *rng, 32);
        self.pending.lock().unwrap().insert(
            state.clone(),
            PendingLogin { nonce: nonce.clone(), started: Instant::now() },
        );
        (state, nonce)
    }

    pub fn take(&self, state: &str) -> Option<PendingLogin> {
        let login = self.pending.lock().unwrap().remove(state)?;
        (login.started.elapsed() < Duration::from_secs(600)).then_some(login)
    }
}
