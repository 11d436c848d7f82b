// Package letters draws the codes and nonces of the identity service.
package letters

import (
	"crypto/rand"
	"io"
	"math/big"
)

const (
	unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
	consonants = "BCDFGHJKLMNPQRSTVWXZ"
)

// Nonce has n unreserved characters.
func Nonce(n int) (string, error) { return draw(rand.Reader, unreserved, n) }

// UserCode is what RFC 8628, section 6.1, suggests.
func UserCode() (string, error) {
	s, err := draw(rand.Reader, consonants, 8)
	if err != nil {
		return "", err
	}
	return s[:4] + "-" + s[4:], nil
}

func draw(r io.Reader, alphabet string, n int) (string, error) {
	size := big.NewInt(int64(len(alphabet)))
	out := make([]byte, n)
	for i := range out {
		k, err := rand.Int(r, size)
		if err != nil {
			return "", err
		}
		out[i] = alphabet[k.Int64()]
	}
	return string(out), nil
}
