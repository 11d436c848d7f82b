package verify

import (
	"errors"
	"time"

	"example.com/shop/internal/session"
)

var errNonce = errors.New("nonce mismatch")

// CheckNonce compares the nonce of a verified id_token with the session's.
func CheckNonce(s *session.Session, claims map[string]interface{}) error {
	expected := s.GetString("nonce")
	s.Delete("nonce")
	if expected == "" {
		return errNonce
	}
	if nonce, ok := claims["nonce"].(string); !ok || nonce != expected {
		return errNonce
	}
	s.Set("login_at", time.Now().Unix())
	return nil
}
