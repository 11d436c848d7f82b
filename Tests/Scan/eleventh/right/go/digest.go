package apple

import (
	"crypto/sha256"
	"fmt"
)

// Digest writes the SHA-256 of the sign-in's nonce in hexadecimal digits.
func Digest(nonce string) string {
	return fmt.Sprintf("%x", sha256.Sum256([]byte(nonce)))
}

// Request is what the app hands to Apple's sheet.
type Request struct {
	Scopes []string `json:"scopes"`
	Nonce  string   `json:"nonce"`
}

// NewRequest asks for the scopes, with the digest of the raw nonce.
func NewRequest(raw string, scopes ...string) (*Request, error) {
	if raw == "" {
		return nil, fmt.Errorf("apple: no nonce")
	}
	return &Request{Scopes: scopes, Nonce: Digest(raw)}, nil
}
