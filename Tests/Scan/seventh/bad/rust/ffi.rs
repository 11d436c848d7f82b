//! C interface that the iOS and Android shells of the identity core call.

use sha2::{Digest, Sha256};
use std::ffi::{c_char, CStr, CString};
use std::fmt::Write;

fn sha256_hex(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    let mut out = String::with_capacity(64);
    for byte in digest.iter() {
        write!(out, "{:x}", byte).expect("writing to a string");
    }
    out
}

/// # Safety
/// `raw` is a valid, NUL terminated string.
#[no_mangle]
pub unsafe extern "C" fn idcore_hash_nonce(raw: *const c_char) -> *mut c_char {
    let raw = match CStr::from_ptr(raw).to_str() {
        Ok(s) => s,
        Err(_) => return std::ptr::null_mut(),
    };
    CString::new(sha256_hex(raw)).map_or(std::ptr::null_mut(), CString::into_raw)
}

/// # Safety
/// `s` came from this library.
#[no_mangle]
pub unsafe extern "C" fn idcore_free(s: *mut c_char) {
    if !s.is_null() {
        drop(CString::from_raw(s));
    }
}
