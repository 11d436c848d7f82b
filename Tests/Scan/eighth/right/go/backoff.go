package login

import (
	"context"
	"math/rand"
	"time"
)

// Backoff waits before the next try of a sign-in request.
func Backoff(ctx context.Context, attempt int) error {
	base := time.Duration(1<<attempt) * 100 * time.Millisecond
	jitter := time.Duration(rand.Int63n(int64(base)))
	timer := time.NewTimer(base + jitter)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
