package apple

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"strings"
)

var signInNonce = mustNonce()

func mustNonce() string {
	b := make([]byte, 32)
	if _, err := rand.Read(b); err != nil {
		panic(err)
	}
	return base64.RawURLEncoding.EncodeToString(b)
}

// HashedNonce is what the app puts into Apple's request.
func HashedNonce() string {
	sum := sha256.Sum256([]byte(signInNonce))
	var sb strings.Builder
	for _, b := range sum {
		fmt.Fprintf(&sb, "%x", b)
	}
	return sb.String()
}
