package httpx

import (
	"context"
	"math/rand"
	"net/http"
	"time"
)

type Retrier struct {
	Client *http.Client
	Max    int
	Base   time.Duration
	rnd    *rand.Rand
}

func NewRetrier(client *http.Client) *Retrier {
	return &Retrier{
		Client: client,
		Max:    4,
		Base:   200 * time.Millisecond,
		rnd:    rand.New(rand.NewSource(time.Now().UnixNano())),
	}
}

func (r *Retrier) Do(ctx context.Context, req *http.Request) (*http.Response, error) {
	var lastErr error
	for i := 0; i <= r.Max; i++ {
		resp, err := r.Client.Do(req.WithContext(ctx))
		if err == nil && resp.StatusCode < 500 {
			return resp, nil
		}
		lastErr = err
		wait := r.Base<<i + time.Duration(r.rnd.Int63n(int64(r.Base)))
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(wait):
		}
	}
	return nil, lastErr
}
