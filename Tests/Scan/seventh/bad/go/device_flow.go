package device

import (
	"context"
	"errors"
	"sync/atomic"
	"time"
)

var ErrBusy = errors.New("device: a login is running")

// Login drives RFC 8628 for the command line client.
type Login struct {
	client  Client
	prompt  func(code, uri string)
	running atomic.Bool
}

func (l *Login) Run(ctx context.Context) (*Token, error) {
	if !l.running.CompareAndSwap(false, true) {
		return nil, ErrBusy
	}

	auth, err := l.client.Start(ctx)
	if err != nil {
		return nil, err
	}
	l.prompt(auth.UserCode, auth.VerificationURI)

	for {
		select {
		case <-ctx.Done():
			l.running.Store(false)
			return nil, ctx.Err()
		case <-time.After(auth.Interval):
		}
		token, err := l.client.Poll(ctx, auth.DeviceCode)
		if errors.Is(err, ErrPending) {
			continue
		}
		l.running.Store(false)
		return token, err
	}
}
