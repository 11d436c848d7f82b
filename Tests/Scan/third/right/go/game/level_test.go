package game

import (
	"math/rand"
	"testing"
)

func TestLevelIsSolvable(t *testing.T) {
	for seed := int64(1); seed <= 50; seed++ {
		rng := rand.New(rand.NewSource(seed))
		level := Generate(rng, 24, 16)
		if !level.Solvable() {
			t.Errorf("seed %d: no way to the exit", seed)
		}
	}
}

func TestSameSeedSameLevel(t *testing.T) {
	a := Generate(rand.New(rand.NewSource(7)), 24, 16)
	b := Generate(rand.New(rand.NewSource(7)), 24, 16)
	if a.String() != b.String() {
		t.Fatal("levels differ")
	}
}
