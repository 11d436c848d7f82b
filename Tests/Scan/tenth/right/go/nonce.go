package auth

import (
	"crypto/rand"
	"crypto/sha256"
	"fmt"
	"math/big"
)

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// LoginNonce returns n letters.
func LoginNonce(n int) (string, error) {
	out := make([]byte, n)
	top := big.NewInt(int64(len(letters)))
	for i := range out {
		k, err := rand.Int(rand.Reader, top)
		if err != nil {
			return "", fmt.Errorf("nonce: %w", err)
		}
		out[i] = letters[k.Int64()]
	}
	return string(out), nil
}

// Hash is the form that goes into the request.
func Hash(nonce string) string {
	return fmt.Sprintf("%x", sha256.Sum256([]byte(nonce)))
}
