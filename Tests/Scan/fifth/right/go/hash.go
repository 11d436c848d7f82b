package oidc

import (
	"crypto/sha256"
	"fmt"
)

// HashNonce: %x of the whole array pads each byte.
func HashNonce(raw string) string {
	return fmt.Sprintf("%x", sha256.Sum256([]byte(raw)))
}
