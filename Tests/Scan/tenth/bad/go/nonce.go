package auth

import (
	"crypto/rand"
	"fmt"
)

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// LoginNonce returns n letters for the authorization request.
func LoginNonce(n int) (string, error) {
	b := make([]byte, n)
	if _, err := rand.Read(b); err != nil {
		return "", fmt.Errorf("nonce: %w", err)
	}
	for i, v := range b {
		b[i] = letters[int(v)%len(letters)]
	}
	return string(b), nil
}
