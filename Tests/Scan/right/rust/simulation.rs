use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

pub fn monte_carlo(seed: u64, n: usize) -> f64 {
    let mut rng = StdRng::seed_from_u64(seed);
    (0..n).filter(|_| rng.gen::<f64>().powi(2) + rng.gen::<f64>().powi(2) < 1.0).count() as f64
}
