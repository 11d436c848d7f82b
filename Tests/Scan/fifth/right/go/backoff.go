package client

import (
	"math/rand"
	"time"
)

// backoff spreads the retries of the token endpoint.
func backoff(attempt int) time.Duration {
	base := 200 * time.Millisecond << attempt
	return base + time.Duration(rand.Int63n(int64(base/2)))
}

func shard(userID uint64, shards uint64) uint64 { return userID % shards }
