// Package device implements the device authorization grant (RFC 8628).
package device

import (
	"crypto/rand"
	"encoding/base64"
)

// Crockford's base32: neither I, L, O nor U, for people type these codes.
const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// UserCode is shown on the TV, like "K7QF-2M9X".
func UserCode() (string, error) {
	b := make([]byte, 8)
	if _, err := rand.Read(b); err != nil {
		return "", err
	}
	for i := range b {
		b[i] = crockford[b[i]&31]
	}
	return string(b[:4]) + "-" + string(b[4:]), nil
}

// DeviceCode is what the TV polls with.
func DeviceCode() (string, error) {
	b := make([]byte, 32)
	if _, err := rand.Read(b); err != nil {
		return "", err
	}
	return base64.RawURLEncoding.EncodeToString(b), nil
}
