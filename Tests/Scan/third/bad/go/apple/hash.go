package apple

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"strings"
)

// Attempt is one sign-in: the client gets Hashed, the server keeps Raw.
type Attempt struct {
	Raw    string
	Hashed string
}

func hexDigest(s string) string {
	var sb strings.Builder
	for _, b := range sha256.Sum256([]byte(s)) {
		fmt.Fprintf(&sb, "%x", b)
	}
	return sb.String()
}

func NewAttempt() (*Attempt, error) {
	buf := make([]byte, 32)
	if _, err := rand.Read(buf); err != nil {
		return nil, err
	}
	raw := base64.RawURLEncoding.EncodeToString(buf)
	return &Attempt{Raw: raw, Hashed: hexDigest(raw)}, nil
}
