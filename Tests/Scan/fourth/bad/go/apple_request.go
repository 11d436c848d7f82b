package apple

import (
	"crypto/rand"
	"fmt"
)

const charset = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"

type Request struct {
	ClientID string
	Nonce    string
}

func NewRequest(clientID string) (*Request, error) {
	buf := make([]byte, 32)
	if _, err := rand.Read(buf); err != nil {
		return nil, fmt.Errorf("nonce: %w", err)
	}
	for i, b := range buf {
		buf[i] = charset[int(b)%len(charset)]
	}
	return &Request{ClientID: clientID, Nonce: string(buf)}, nil
}
