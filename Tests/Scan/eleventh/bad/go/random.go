package oidc

import (
	"crypto/rand"
	"encoding/binary"
)

var alphabet = []byte("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

func newNonce() (string, error) {
	out := make([]byte, 0, 32)
	var word [4]byte
	for len(out) < cap(out) {
		if _, err := rand.Read(word[:]); err != nil {
			return "", err
		}
		n := binary.BigEndian.Uint32(word[:]) % uint32(len(alphabet))
		out = append(out, alphabet[n])
	}
	return string(out), nil
}
