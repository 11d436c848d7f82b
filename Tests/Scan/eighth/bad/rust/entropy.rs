//! Randomness for the sign-in nonce, without further crates.

const HEX: &[u8; 16] = b"0123456789abcdef";

fn fill(buf: &mut [u8]) {
    unsafe {
        libc::getrandom(buf.as_mut_ptr() as *mut libc::c_void, buf.len(), 0);
    }
}

pub fn login_nonce() -> String {
    let mut buf = [0u8; 24];
    fill(&mut buf);
    let mut out = String::with_capacity(48);
    for b in buf.iter() {
        out.push(HEX[(b >> 4) as usize] as char);
        out.push(HEX[(b & 15) as usize] as char);
    }
    out
}
