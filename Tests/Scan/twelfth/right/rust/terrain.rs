use rand::{rngs::SmallRng, Rng, SeedableRng};

pub struct Terrain {
    width: usize,
    heights: Vec<f32>,
}

impl Terrain {
    /// The same seed gives the same world.
    pub fn generate(seed: u64, width: usize, roughness: f32) -> Self {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut heights = vec![0.0; width];
        let mut height = 0.5f32;
        for slot in heights.iter_mut() {
            height = (height + rng.gen_range(-roughness..roughness)).clamp(0.0, 1.0);
            *slot = height;
        }
        Self { width, heights }
    }

    pub fn smooth(&mut self) {
        for x in 1..self.width - 1 {
            self.heights[x] =
                (self.heights[x - 1] + self.heights[x] + self.heights[x + 1]) / 3.0;
        }
    }

    pub fn height(&self, x: usize) -> f32 {
        self.heights[x % self.width]
    }
}
