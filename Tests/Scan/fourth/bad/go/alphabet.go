package signin

import (
	"crypto/rand"
	"math/big"
)

// The characters of a nonce: those of RFC 3986 that need no escaping.
const unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrtuvwxyz0123456789-._~"

func Nonce(length int) (string, error) {
	limit := big.NewInt(int64(len(unreserved)))
	text := make([]byte, length)
	for i := range text {
		k, err := rand.Int(rand.Reader, limit)
		if err != nil {
			return "", err
		}
		text[i] = unreserved[k.Int64()]
	}
	return string(text), nil
}
