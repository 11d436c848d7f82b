package signin

import (
	"sync"
	"time"
)

type entry struct {
	nonce string
	until time.Time
}

// Store keeps the nonces of attempts that are not yet answered.
type Store struct {
	mu sync.Mutex
	m  map[string]entry
}

func (s *Store) Put(attempt, nonce string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.m[attempt] = entry{nonce, time.Now().Add(5 * time.Minute)}
}

func (s *Store) Take(attempt string) (string, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	e, ok := s.m[attempt]
	delete(s.m, attempt)
	if !ok || time.Now().After(e.until) || e.nonce == "" {
		return "", false
	}
	return e.nonce, true
}
