use maze::{Cell, Maze};
use rand::{rngs::StdRng, Rng, SeedableRng};

#[test]
fn every_cell_is_reached() {
    let mut rng = StdRng::seed_from_u64(42);
    let maze = Maze::generate(&mut rng, 20, 12);
    assert_eq!(maze.reachable_from(Cell::new(0, 0)).len(), 20 * 12);
}

#[test]
fn walls_are_symmetric() {
    let mut rng = StdRng::seed_from_u64(43);
    let maze = Maze::generate(&mut rng, 20, 12);
    for _ in 0..100 {
        let a = Cell::new(rng.gen_range(0..19), rng.gen_range(0..12));
        let b = a.right();
        assert_eq!(maze.wall(a, b), maze.wall(b, a));
    }
}
