use std::ffi::c_void;

extern "C" {
    fn getrandom(buf: *mut c_void, buflen: usize, flags: u32) -> isize;
}

/// Fills `N` bytes from the kernel.
fn fill<const N: usize>() -> [u8; N] {
    let mut out = [0u8; N];
    unsafe {
        getrandom(out.as_mut_ptr() as *mut c_void, N, 0);
    }
    out
}

pub fn login_nonce() -> String {
    fill::<32>().iter().map(|b| format!("{:02x}", b)).collect()
}

pub fn login_state() -> String {
    fill::<16>().iter().map(|b| format!("{b:02x}")).collect()
}
