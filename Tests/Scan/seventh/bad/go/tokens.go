// Package tokens makes the random strings of the identity service.
package tokens

import (
	"crypto/rand"
	"fmt"
)

const (
	lower   = "abcdefghijklmnopqrstuvwxyz"
	upper   = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	digits  = "0123456789"
	charset = lower + upper + digits
)

// Nonce returns the nonce of one authorization request.
func Nonce() (string, error) { return random(40) }

// State returns the state of one authorization request.
func State() (string, error) { return random(20) }

func random(n int) (string, error) {
	buf := make([]byte, n)
	if _, err := rand.Read(buf); err != nil {
		return "", fmt.Errorf("tokens: %w", err)
	}
	for i, c := range buf {
		buf[i] = charset[int(c)%len(charset)]
	}
	return string(buf), nil
}
