use rand::{rngs::SmallRng, Rng, SeedableRng};

/// Stars behind the login window; the same sky each time.
pub struct Starfield {
    stars: Vec<Star>,
}

pub struct Star {
    pub x: f32,
    pub y: f32,
    pub brightness: u8,
}

impl Starfield {
    pub fn new(count: usize) -> Self {
        let mut rng = SmallRng::seed_from_u64(0x5eed);
        let stars = (0..count)
            .map(|_| Star {
                x: rng.random(),
                y: rng.random(),
                brightness: rng.random_range(100..=255),
            })
            .collect();
        Self { stars }
    }

    pub fn visible(&self, threshold: u8) -> impl Iterator<Item = &Star> {
        self.stars.iter().filter(move |s| s.brightness >= threshold)
    }
}
