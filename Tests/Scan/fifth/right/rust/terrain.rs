use rand::{rngs::SmallRng, Rng, SeedableRng};

/// World of a match: the seed comes from the server, so all players see one map.
pub fn heights(seed: u64, n: usize) -> Vec<u8> {
    let mut rng = SmallRng::seed_from_u64(seed);
    (0..n).map(|_| rng.gen::<u8>() % 40).collect()
}
