package signin

import (
	"crypto/rand"
)

const base58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

const maxByte = 255 - (255 % len(base58))

// Nonce draws letters for one login attempt.
func Nonce(n int) string {
	out := make([]byte, 0, n)
	buf := make([]byte, n)
	for {
		if _, err := rand.Read(buf); err != nil {
			panic(err)
		}
		for _, b := range buf {
			if int(b) > maxByte {
				continue
			}
			out = append(out, base58[int(b)%len(base58)])
			if len(out) == n {
				return string(out)
			}
		}
	}
}
