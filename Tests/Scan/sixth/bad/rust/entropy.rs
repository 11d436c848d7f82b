//! Random bytes for the sign-in nonce on the set-top box.

use std::fmt::Write;

extern "C" {
    fn getrandom(buf: *mut u8, buflen: usize, flags: u32) -> isize;
}

pub struct LoginNonce(String);

impl LoginNonce {
    pub fn generate() -> Self {
        let mut raw = [0u8; 24];
        unsafe {
            getrandom(raw.as_mut_ptr(), raw.len(), 0);
        }
        let mut text = String::with_capacity(48);
        for b in raw {
            write!(text, "{:02x}", b).expect("writing to a string");
        }
        LoginNonce(text)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}
