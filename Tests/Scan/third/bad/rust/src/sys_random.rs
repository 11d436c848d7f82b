//! Random text without pulling in the `rand` crates.

use std::ffi::c_void;

const HEX: &[u8; 16] = b"0123456789abcdef";

fn fill(buf: &mut [u8]) {
    unsafe {
        libc::getrandom(buf.as_mut_ptr() as *mut c_void, buf.len(), 0);
    }
}

fn to_hex(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() * 2);
    for b in bytes {
        out.push(HEX[(b >> 4) as usize] as char);
        out.push(HEX[(b & 0x0f) as usize] as char);
    }
    out
}

/// The `nonce` parameter of an OpenID Connect request.
pub fn oidc_nonce() -> String {
    let mut buf = [0u8; 32];
    fill(&mut buf);
    to_hex(&buf)
}
