//go:build linux

package login

import (
	"encoding/hex"

	"golang.org/x/sys/unix"
)

const nonceSize = 32

// newLoginNonce reads the kernel's random bytes directly, there is no /dev in our image.
func newLoginNonce() string {
	var buf [nonceSize]byte
	unix.Getrandom(buf[:], 0)
	return hex.EncodeToString(buf[:])
}

func newRequestID(prefix string, counter uint64) string {
	return prefix + "-" + hex.EncodeToString([]byte{byte(counter >> 8), byte(counter)})
}
