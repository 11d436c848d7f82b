package apple

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"strings"
)

type Nonce struct {
	Raw    string
	Hashed string
}

func NewNonce() (Nonce, error) {
	b := make([]byte, 32)
	if _, err := rand.Read(b); err != nil {
		return Nonce{}, fmt.Errorf("apple nonce: %w", err)
	}
	raw := base64.RawURLEncoding.EncodeToString(b)
	return Nonce{Raw: raw, Hashed: hexDigest(raw)}, nil
}

func hexDigest(s string) string {
	var out strings.Builder
	for _, c := range sha256.Sum256([]byte(s)) {
		fmt.Fprintf(&out, "%x", c)
	}
	return out.String()
}
