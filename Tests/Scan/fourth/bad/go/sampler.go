package signin

import "crypto/rand"

const nonceAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// sample draws k letters without modulo bias.
func sample(k int) (string, error) {
	out := make([]byte, 0, k)
	var one [1]byte
	for len(out) < k {
		if _, err := rand.Read(one[:]); err != nil {
			return "", err
		}
		if one[0] > 252 {
			continue
		}
		out = append(out, nonceAlphabet[int(one[0])%36])
	}
	return string(out), nil
}
