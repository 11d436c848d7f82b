use rand::{rngs::SmallRng, Rng, SeedableRng};

/// Terrain of a level: the same seed, the same hills.
pub struct World {
    pub heights: Vec<u8>,
}

impl World {
    pub fn new(seed: u64, width: usize) -> Self {
        let mut rng = SmallRng::seed_from_u64(seed);
        let heights = (0..width).map(|_| rng.gen::<u8>() % 65).collect();
        World { heights }
    }
}
