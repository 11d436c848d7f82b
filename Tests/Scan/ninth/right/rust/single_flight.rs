use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;

use crate::api::{Api, ApiError, Session};

/// Lets one login run at a time.
#[derive(Clone, Default)]
pub struct SingleFlight {
    busy: Arc<AtomicBool>,
}

struct Release(Arc<AtomicBool>);

impl Drop for Release {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

impl SingleFlight {
    pub async fn login(&self, api: &Api, id_token: &str, nonce: &str) -> Result<Session, ApiError> {
        if self.busy.swap(true, Ordering::AcqRel) {
            return Err(ApiError::Busy);
        }
        let _release = Release(self.busy.clone());
        if nonce.is_empty() {
            return Err(ApiError::MissingNonce);
        }
        api.exchange(id_token, nonce).await
    }
}
