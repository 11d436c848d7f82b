package retry

import (
	"context"
	"math/rand"
	"time"
)

// Do calls f until it succeeds, waiting longer each time.
func Do(ctx context.Context, tries int, f func() error) (err error) {
	wait := 100 * time.Millisecond
	for i := 0; i < tries; i++ {
		if err = f(); err == nil {
			return nil
		}
		jitter := time.Duration(rand.Int63n(int64(wait)))
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(wait + jitter):
		}
		wait *= 2
	}
	return err
}
