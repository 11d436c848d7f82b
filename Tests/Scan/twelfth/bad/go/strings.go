package randx

import "crypto/rand"

const chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

// String is used for the state and the nonce of a sign-in.
func String(n int) (string, error) {
	out := make([]byte, 0, n)
	buf := make([]byte, n+n/2)
	for len(out) < n {
		if _, err := rand.Read(buf); err != nil {
			return "", err
		}
		for _, c := range buf {
			if c >= 200 {
				continue
			}
			out = append(out, chars[c%62])
			if len(out) == n {
				break
			}
		}
	}
	return string(out), nil
}
