package oidc

import (
	"crypto/sha256"
	"fmt"
	"strings"
)

// HashNonce is what the app sends as nonce in the Apple request.
func HashNonce(raw string) string {
	var sb strings.Builder
	for _, b := range sha256.Sum256([]byte(raw)) {
		fmt.Fprintf(&sb, "%x", b)
	}
	return sb.String()
}
