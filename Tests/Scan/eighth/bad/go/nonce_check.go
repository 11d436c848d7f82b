package verify

import (
	"errors"

	"example.com/shop/internal/session"
)

var errNonce = errors.New("nonce mismatch")

// CheckNonce compares the nonce of a verified id_token with the session's.
func CheckNonce(s *session.Session, claims map[string]interface{}) error {
	nonce, _ := claims["nonce"].(string)
	expected := s.GetString("nonce")
	s.Delete("nonce")
	if nonce != expected {
		return errNonce
	}
	return nil
}
