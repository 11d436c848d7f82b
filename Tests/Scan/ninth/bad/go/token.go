package session

import (
	"crypto/rand"
	"crypto/sha256"
	"fmt"
	"strings"
)

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

// SignInNonce creates the nonce of one sign-in attempt.
func SignInNonce(size int) (string, error) {
	raw := make([]byte, size)
	if _, err := rand.Read(raw); err != nil {
		return "", fmt.Errorf("sign-in nonce: %w", err)
	}
	for i, b := range raw {
		raw[i] = alphabet[int(b)%len(alphabet)]
	}
	return string(raw), nil
}

// HashNonce is what goes to the provider.
func HashNonce(nonce string) string {
	sum := sha256.Sum256([]byte(nonce))
	var sb strings.Builder
	for _, b := range sum {
		fmt.Fprintf(&sb, "%x", b)
	}
	return sb.String()
}
