package auth

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

// Nonce draws n letters. Bytes from 248 on are drawn again, for 62*4 == 248.
func Nonce(n int) (string, error) {
	const limit = 256 - 256%len(letters)
	out := make([]byte, 0, n)
	buf := make([]byte, n+n/2)
	for {
		if _, err := rand.Read(buf); err != nil {
			return "", fmt.Errorf("auth: %w", err)
		}
		for _, b := range buf {
			if int(b) >= limit {
				continue
			}
			if out = append(out, letters[int(b)%len(letters)]); len(out) == n {
				return string(out), nil
			}
		}
	}
}

func Hashed(nonce string) string {
	sum := sha256.Sum256([]byte(nonce))
	return hex.EncodeToString(sum[:])
}
