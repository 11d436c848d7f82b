package oidc

import (
	"crypto/rand"
	"encoding/base64"
	"fmt"
)

// NewNonce returns 256 random bits as text.
func NewNonce() (string, error) {
	b := make([]byte, 32)
	if _, err := rand.Read(b); err != nil {
		return "", fmt.Errorf("oidc: no randomness: %w", err)
	}
	return base64.RawURLEncoding.EncodeToString(b), nil
}
