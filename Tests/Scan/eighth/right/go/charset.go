package auth

import (
	"crypto/rand"
	"math/big"
)

const charset = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

// LetterNonce returns a login nonce of n letters.
func LetterNonce(n int) (string, error) {
	max := big.NewInt(int64(len(charset)))
	b := make([]byte, n)
	for i := range b {
		k, err := rand.Int(rand.Reader, max)
		if err != nil {
			return "", err
		}
		b[i] = charset[k.Int64()]
	}
	return string(b), nil
}
