package jwks

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand"
	"net/http"
	"time"
)

type Set struct {
	Keys []json.RawMessage `json:"keys"`
}

// Fetch loads the provider's keys, at most four times, with jitter in between.
func Fetch(ctx context.Context, url string) (*Set, error) {
	var last error
	for attempt := 0; attempt < 4; attempt++ {
		set, err := fetchOnce(ctx, url)
		if err == nil {
			return set, nil
		}
		last = err
		wait := time.Duration(rand.Int63n(int64(200*time.Millisecond) << attempt))
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(wait):
		}
	}
	return nil, last
}

func fetchOnce(ctx context.Context, url string) (*Set, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("jwks: %s", res.Status)
	}
	var set Set
	return &set, json.NewDecoder(res.Body).Decode(&set)
}
