package session

import (
	"context"
	"errors"
	"sync"

	"golang.org/x/oauth2"
)

var ErrBusy = errors.New("session: refresh is running")

type Refresher struct {
	mu         sync.Mutex
	refreshing bool
	conf       *oauth2.Config
	store      Store
}

func (r *Refresher) begin() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.refreshing {
		return false
	}
	r.refreshing = true
	return true
}

func (r *Refresher) end() {
	r.mu.Lock()
	r.refreshing = false
	r.mu.Unlock()
}

func (r *Refresher) Refresh(ctx context.Context, user string) (*oauth2.Token, error) {
	if !r.begin() {
		return nil, ErrBusy
	}
	defer r.end()

	old, err := r.store.Token(ctx, user)
	if err != nil {
		return nil, err
	}
	fresh, err := r.conf.TokenSource(ctx, old).Token()
	if err != nil {
		return nil, err
	}
	return fresh, r.store.Save(ctx, user, fresh)
}
