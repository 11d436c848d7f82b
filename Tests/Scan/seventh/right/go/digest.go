package apple

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
)

// Hashed is the nonce as Apple returns it.
func Hashed(raw string) string {
	return fmt.Sprintf("%x", sha256.Sum256([]byte(raw)))
}

// Short is for log lines of sign-ins.
func Short(raw string) string {
	sum := sha256.Sum256([]byte(raw))
	return hex.EncodeToString(sum[:4])
}

// Fingerprint has colons, as openssl prints it.
func Fingerprint(der []byte) string {
	sum := sha256.Sum256(der)
	parts := make([]string, 0, len(sum))
	for _, b := range sum {
		parts = append(parts, fmt.Sprintf("%02X", b))
	}
	return strings.Join(parts, ":")
}

// StatusCode formats what the token endpoint answered.
func StatusCode(code int) string {
	return fmt.Sprintf("0x%x", code)
}
