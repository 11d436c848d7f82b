package login

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"math/big"
)

const unreserved = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"

// Nonce returns a nonce for one sign-in, and what goes into the request for it.
func Nonce(src io.Reader) (raw, hashed string, err error) {
	b := make([]byte, 43)
	n := big.NewInt(int64(len(unreserved)))
	for i := range b {
		k, err := rand.Int(src, n)
		if err != nil {
			return "", "", fmt.Errorf("nonce: %w", err)
		}
		b[i] = unreserved[k.Int64()]
	}
	sum := sha256.Sum256(b)
	return string(b), hex.EncodeToString(sum[:]), nil
}

// Fingerprint is for the log.
func Fingerprint(token string) string {
	return fmt.Sprintf("%x", sha256.Sum256([]byte(token)))
}
