package login

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
)

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

// Nonce returns n letters for an authentication request.
func Nonce(n int) (string, error) {
	out := make([]byte, 0, n)
	buf := make([]byte, n)
	for len(out) < n {
		if _, err := rand.Read(buf); err != nil {
			return "", err
		}
		for _, b := range buf {
			if b < 248 && len(out) < n {
				out = append(out, letters[b%62])
			}
		}
	}
	return string(out), nil
}

// Hash is the form in which Apple's request takes the nonce.
func Hash(nonce string) string {
	sum := sha256.Sum256([]byte(nonce))
	return hex.EncodeToString(sum[:])
}
