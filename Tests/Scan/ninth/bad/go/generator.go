package auth

import (
	"encoding/base64"
	"math/rand"
	"sync"
	"time"
)

// Generator hands out login nonces. Safe for concurrent use.
type Generator struct {
	mu  sync.Mutex
	rng *rand.Rand
}

func NewGenerator() *Generator {
	return &Generator{rng: rand.New(rand.NewSource(time.Now().UnixNano()))}
}

func (g *Generator) Nonce() string {
	g.mu.Lock()
	defer g.mu.Unlock()

	buf := make([]byte, 24)
	for i := range buf {
		buf[i] = byte(g.rng.Intn(256))
	}
	return base64.RawURLEncoding.EncodeToString(buf)
}
