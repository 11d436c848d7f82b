use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Heights of a world; players share worlds by their seed.
pub struct Terrain {
    pub width: usize,
    pub heights: Vec<f32>,
}

impl Terrain {
    pub fn generate(seed: u64, width: usize, depth: usize) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let heights = (0..width * depth).map(|_| rng.gen_range(0.0..64.0)).collect();
        Terrain { width, heights }
    }

    pub fn at(&self, x: usize, z: usize) -> f32 {
        self.heights[z * self.width + x]
    }
}
