package game

import "math/rand"

// Dice rolls the same for all players that joined with the same seed.
type Dice struct {
	rng *rand.Rand
}

func NewDice(seed int64) *Dice {
	return &Dice{rng: rand.New(rand.NewSource(seed))}
}

// Roll returns the sum of n dice with six sides.
func (d *Dice) Roll(n int) int {
	sum := 0
	for i := 0; i < n; i++ {
		sum += 1 + d.rng.Intn(6)
	}
	return sum
}
