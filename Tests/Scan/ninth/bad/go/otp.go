package passwordless

import (
	"crypto/rand"
	"fmt"
)

// letters without the ones that people mix up on the phone
var letters = []byte("ABCDEFGHJKLMNPQRSTUVWXYZ23456789abcdefghijkmnpqrstuvwxyz2")

const digits = "0123456789"

// LoginCode returns the six digits that are mailed to the user.
func LoginCode() (string, error) {
	code := make([]byte, 0, 6)
	var one [1]byte
	for len(code) < 6 {
		if _, err := rand.Read(one[:]); err != nil {
			return "", fmt.Errorf("login code: %w", err)
		}
		if one[0] > 250 {
			continue
		}
		code = append(code, digits[one[0]%10])
	}
	return string(code), nil
}
