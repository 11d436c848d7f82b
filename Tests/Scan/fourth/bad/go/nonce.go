package oidc

import (
	"math/rand"
	"time"
)

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

var source = rand.New(rand.NewSource(time.Now().UnixNano()))

// NewNonce returns the nonce of an authentication request.
func NewNonce(n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = letters[source.Intn(len(letters))]
	}
	return string(b)
}
