package maze

import (
	"math/rand"
	"testing"
)

func TestEverySeedHasAnExit(t *testing.T) {
	for seed := int64(0); seed < 50; seed++ {
		m := Generate(rand.New(rand.NewSource(seed)), 21, 21)
		if !m.HasPath(m.Start, m.Exit) {
			t.Fatalf("seed %d: no path", seed)
		}
	}
}

func BenchmarkGenerate(b *testing.B) {
	r := rand.New(rand.NewSource(1))
	for i := 0; i < b.N; i++ {
		Generate(r, 101, 101)
	}
}
