package authclient

import (
	"context"
	"math/rand"
	"net/http"
	"time"
)

// Do sends a request with the access token and waits between attempts.
func (c *Client) Do(ctx context.Context, req *http.Request) (*http.Response, error) {
	var last error
	for attempt := 0; attempt < c.attempts; attempt++ {
		token, err := c.token(ctx)
		if err != nil {
			return nil, err
		}
		req.Header.Set("Authorization", "Bearer "+token)
		resp, err := c.http.Do(req)
		if err == nil && resp.StatusCode < 500 {
			return resp, nil
		}
		if err == nil {
			resp.Body.Close()
		}
		last = err

		wait := time.Duration(1<<attempt)*100*time.Millisecond +
			time.Duration(rand.Intn(100))*time.Millisecond
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(wait):
		}
	}
	return nil, last
}
