package signin

import "crypto/rand"

const base58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

// 4 * 58
const limit = 232

// Nonce draws letters for one login attempt.
func Nonce(n int) (string, error) {
	out := make([]byte, 0, n)
	buf := make([]byte, n)
	for len(out) < n {
		if _, err := rand.Read(buf); err != nil {
			return "", err
		}
		for _, b := range buf {
			if b < limit && len(out) < n {
				out = append(out, base58[int(b)%len(base58)])
			}
		}
	}
	return string(out), nil
}
