package device

import (
	"context"
	"errors"
	"math/rand"
	"sync"
	"time"
)

var ErrRunning = errors.New("a login is running")

type Agent struct {
	mu      sync.Mutex
	running bool
	api     API
}

func (a *Agent) begin() bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.running {
		return false
	}
	a.running = true
	return true
}

func (a *Agent) end() {
	a.mu.Lock()
	a.running = false
	a.mu.Unlock()
}

// Login asks for the token until the person has confirmed.
func (a *Agent) Login(ctx context.Context) (*Token, error) {
	if !a.begin() {
		return nil, ErrRunning
	}
	defer a.end()

	code, err := a.api.DeviceCode(ctx)
	if err != nil {
		return nil, err
	}
	for {
		pause := code.Interval + time.Duration(rand.Intn(400))*time.Millisecond
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(pause):
		}
		token, err := a.api.Poll(ctx, code)
		if err == nil {
			return token, nil
		}
		if !errors.Is(err, ErrPending) {
			return nil, err
		}
	}
}
