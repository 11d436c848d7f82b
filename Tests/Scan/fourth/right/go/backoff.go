package oidc

import (
	"math/rand"
	"time"
)

// backoff spreads the retries of clients that fetch Apple's keys.
func backoff(attempt int) time.Duration {
	d := 100 * time.Millisecond << min(attempt, 8)
	return d + time.Duration(rand.Int63n(int64(d)/2))
}
