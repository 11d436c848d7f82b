//! Sample accounts for the demo of the sign-in screen.

use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

pub struct DemoAccount {
    pub name: String,
    pub visits: u32,
}

pub fn demo_accounts(count: usize) -> Vec<DemoAccount> {
    let names = ["Ada", "Grace", "Linus", "Margaret"];
    let mut rng = StdRng::seed_from_u64(1);
    (0..count)
        .map(|i| DemoAccount {
            name: names[i % names.len()].to_string(),
            visits: rng.gen_range(1..500),
        })
        .collect()
}
