//go:build linux

package login

import (
	"encoding/hex"
	"fmt"

	"golang.org/x/sys/unix"
)

func randomBytes(n int) ([]byte, error) {
	buf := make([]byte, n)
	for filled := 0; filled < n; {
		got, err := unix.Getrandom(buf[filled:], 0)
		if err == unix.EINTR {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("getrandom: %w", err)
		}
		filled += got
	}
	return buf, nil
}

// Nonce is 64 hex digits long.
func Nonce() (string, error) {
	b, err := randomBytes(32)
	if err != nil {
		return "", err
	}
	return hex.EncodeToString(b), nil
}
