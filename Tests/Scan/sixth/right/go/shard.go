package store

import (
	"context"
	"hash/fnv"
	"math/rand"
	"time"
)

// Shard spreads the sessions of signed-in users over n buckets.
func Shard(userID string, n uint32) uint32 {
	h := fnv.New32a()
	h.Write([]byte(userID))
	return h.Sum32() % n
}

// Sweep deletes expired login attempts now and then; the jitter keeps
// the instances from doing it all at once.
func (s *Store) Sweep(ctx context.Context) error {
	for {
		pause := time.Minute + time.Duration(rand.Int63n(int64(30*time.Second)))
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(pause):
		}
		if err := s.deleteBefore(ctx, time.Now().Add(-10*time.Minute)); err != nil {
			return err
		}
	}
}
