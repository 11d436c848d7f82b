package oidc

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// NewNonce returns n random letters and digits.
func NewNonce(n int) (string, error) {
	buf := make([]byte, n)
	if _, err := rand.Read(buf); err != nil {
		return "", fmt.Errorf("oidc: nonce: %w", err)
	}
	for i, b := range buf {
		buf[i] = letters[int(b)%len(letters)]
	}
	return string(buf), nil
}

// HashNonce is what Apple gets; the raw text stays in the session.
func HashNonce(nonce string) string {
	sum := sha256.Sum256([]byte(nonce))
	return hex.EncodeToString(sum[:])
}
