package apple

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// HashNonce is the nonce as Apple gets it.
func HashNonce(raw string) string {
	sum := sha256.Sum256([]byte(raw))
	return hex.EncodeToString(sum[:])
}

// Fingerprint prints the whole sum; %x pads each byte of an array.
func Fingerprint(raw string) string {
	return fmt.Sprintf("%x", sha256.Sum256([]byte(raw)))
}
