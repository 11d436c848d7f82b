// Package token makes the random text of the login and the share links.
package token

import (
	"crypto/rand"
	"encoding/base32"
	"fmt"
	"strings"
)

const (
	lower  = "abcdefghijklmnopqrstuvwxyz"
	digits = "0123456789"
	table  = lower + digits
)

// Nonce is for the OpenID Connect request.
func Nonce() (string, error) {
	return fromTable(32)
}

// State is for the OpenID Connect request.
func State() (string, error) {
	return fromTable(16)
}

// ShareLink is the last part of a shared album's address.
func ShareLink() (string, error) {
	var b [10]byte
	if _, err := rand.Read(b[:]); err != nil {
		return "", fmt.Errorf("token: %w", err)
	}
	return strings.ToLower(base32.StdEncoding.EncodeToString(b[:])), nil
}

func fromTable(n int) (string, error) {
	b := make([]byte, n)
	if _, err := rand.Read(b); err != nil {
		return "", fmt.Errorf("token: %w", err)
	}
	for i, v := range b {
		b[i] = table[v%byte(len(table))]
	}
	return string(b), nil
}
