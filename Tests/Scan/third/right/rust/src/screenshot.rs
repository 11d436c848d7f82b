use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use rand::Rng;

/// Saves a screenshot; the file's name is made of the time.
pub fn save(dir: &Path, png: &[u8]) -> io::Result<PathBuf> {
    let stamp = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map(|d| d.as_millis())
        .unwrap_or_default();
    let path = dir.join(format!("shot-{stamp}.png"));
    fs::write(&path, png)?;
    Ok(path)
}

/// A pastel for the flash over the screen.
pub fn flash_color() -> (u8, u8, u8) {
    let mut rng = rand::thread_rng();
    (rng.gen_range(200..=255), rng.gen_range(200..=255), rng.gen_range(200..=255))
}
