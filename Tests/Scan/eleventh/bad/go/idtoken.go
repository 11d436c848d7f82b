package session

import (
	"errors"

	"github.com/golang-jwt/jwt/v5"
)

var ErrNonce = errors.New("id_token: nonce mismatch")

// Subject reads the subject out of an ID token.
func Subject(raw, nonce string) (string, error) {
	if nonce == "" {
		return "", ErrNonce
	}
	claims := jwt.MapClaims{}
	_, _, err := jwt.NewParser().ParseUnverified(raw, claims)
	if err != nil {
		return "", err
	}
	if got, _ := claims["nonce"].(string); got != nonce {
		return "", ErrNonce
	}
	return claims.GetSubject()
}
