package auth

import (
	"crypto/rand"
	"encoding/base64"
	"fmt"
)

// NewNonce returns the nonce of one login.
func NewNonce() (string, error) {
	b := make([]byte, 32)
	if _, err := rand.Read(b); err != nil {
		return "", fmt.Errorf("nonce: %w", err)
	}
	return base64.RawURLEncoding.EncodeToString(b), nil
}
