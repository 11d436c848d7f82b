use std::{ffi::c_void, io};

/// Fills the buffer from the kernel's generator, or says why it could not.
pub fn fill(mut buf: &mut [u8]) -> io::Result<()> {
    while !buf.is_empty() {
        let n = unsafe { libc::getrandom(buf.as_mut_ptr() as *mut c_void, buf.len(), 0) };
        if n < 0 {
            let err = io::Error::last_os_error();
            if err.kind() == io::ErrorKind::Interrupted {
                continue;
            }
            return Err(err);
        }
        buf = &mut buf[n as usize..];
    }
    Ok(())
}

pub fn oidc_nonce() -> io::Result<String> {
    let mut bytes = [0u8; 32];
    fill(&mut bytes)?;
    Ok(bytes.iter().map(|b| format!("{b:02x}")).collect())
}
