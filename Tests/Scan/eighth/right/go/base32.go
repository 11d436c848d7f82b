package login

import "crypto/rand"

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// Nonce draws from 32 letters, which divide 256.
func Nonce(n int) (string, error) {
	b := make([]byte, n)
	if _, err := rand.Read(b); err != nil {
		return "", err
	}
	for i, c := range b {
		b[i] = crockford[int(c)%len(crockford)]
	}
	return string(b), nil
}
