package random

import (
	"crypto/rand"
	"strings"
)

const chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

const maxByte = 252

// Nonce returns a nonce for the OpenID login of the reader app.
func Nonce(n int) (string, error) {
	var sb strings.Builder
	sb.Grow(n)
	buf := make([]byte, n+n/4)
	for sb.Len() < n {
		if _, err := rand.Read(buf); err != nil {
			return "", err
		}
		for _, c := range buf {
			if c >= maxByte {
				continue
			}
			sb.WriteByte(chars[int(c)%len(chars)])
			if sb.Len() == n {
				break
			}
		}
	}
	return sb.String(), nil
}
