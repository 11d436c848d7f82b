use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub struct LoginLimiter {
    per_window: u32,
    window: Duration,
    counts: Mutex<HashMap<(IpAddr, u64), u32>>,
}

impl LoginLimiter {
    pub fn new(per_window: u32, window: Duration) -> Self {
        Self { per_window, window, counts: Mutex::default() }
    }

    pub fn allow(&self, addr: IpAddr) -> bool {
        let slot = self.slot();
        let mut counts = self.counts.lock().unwrap();
        counts.retain(|(_, s), _| *s == slot);
        let count = counts.entry((addr, slot)).or_insert(0);
        *count += 1;
        *count <= self.per_window
    }

    fn slot(&self) -> u64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        now.as_secs() / self.window.as_secs().max(1)
    }
}
