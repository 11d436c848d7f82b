package auth

import (
	"crypto/sha256"
	"fmt"
	"strings"

	"github.com/google/uuid"
)

// loginNonce is sent with each authorization request.
var loginNonce = uuid.NewString()

func hexSHA256(s string) string {
	sum := sha256.Sum256([]byte(s))
	var sb strings.Builder
	for _, b := range sum {
		fmt.Fprintf(&sb, "%x", b)
	}
	return sb.String()
}

// AppleNonce is the value for Apple's nonce parameter.
func AppleNonce() string { return hexSHA256(loginNonce) }

// RawNonce is the value for the backend.
func RawNonce() string { return loginNonce }
