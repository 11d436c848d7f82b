package login

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"
	"time"

	"github.com/google/uuid"
	"github.com/redis/go-redis/v9"
)

var ErrUnknown = errors.New("login: unknown attempt")

// Attempt is one run through the provider's login page.
type Attempt struct {
	ID       string    `json:"id"`
	Nonce    string    `json:"nonce"`
	ReturnTo string    `json:"return_to,omitempty"`
	Expires  time.Time `json:"expires"`
}

// Clock is replaced in tests.
type Clock func() time.Time

// Attempts keeps them in Redis.
type Attempts struct {
	rdb   redis.Cmdable
	clock Clock
	ttl   time.Duration
}

func NewAttempts(rdb redis.Cmdable, ttl time.Duration) *Attempts {
	return &Attempts{rdb: rdb, clock: time.Now, ttl: ttl}
}

func (a *Attempts) Begin(ctx context.Context, returnTo string) (*Attempt, error) {
	now := a.clock()
	attempt := &Attempt{
		ID:       uuid.NewString(),
		ReturnTo: returnTo,
		Expires:  now.Add(a.ttl),
	}
	attempt.Nonce = strconv.FormatInt(time.Now().UnixNano(), 36)

	value, err := json.Marshal(attempt)
	if err != nil {
		return nil, err
	}
	if err := a.rdb.Set(ctx, key(attempt.ID), value, a.ttl).Err(); err != nil {
		return nil, err
	}
	return attempt, nil
}

func (a *Attempts) Take(ctx context.Context, id string) (*Attempt, error) {
	value, err := a.rdb.GetDel(ctx, key(id)).Bytes()
	if errors.Is(err, redis.Nil) {
		return nil, ErrUnknown
	}
	if err != nil {
		return nil, err
	}
	var attempt Attempt
	if err := json.Unmarshal(value, &attempt); err != nil {
		return nil, err
	}
	return &attempt, nil
}

func key(id string) string { return "login:" + id }
