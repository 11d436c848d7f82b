use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

pub struct Terrain {
    pub heights: Vec<f32>,
}

impl Terrain {
    pub fn generate(seed: u64, width: usize) -> Self {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut h = 0.5f32;
        let heights = (0..width)
            .map(|_| {
                h = (h + rng.gen_range(-0.05..0.05)).clamp(0.0, 1.0);
                h
            })
            .collect();
        Self { heights }
    }
}
