package apple

import (
	"crypto/subtle"
	"errors"
	"time"

	"github.com/golang-jwt/jwt/v5"
)

type Claims struct {
	jwt.RegisteredClaims
	Nonce         string `json:"nonce"`
	Email         string `json:"email"`
	EmailVerified any    `json:"email_verified"`
}

var (
	ErrExpired = errors.New("apple: identity token expired")
	ErrNonce   = errors.New("apple: nonce mismatch")
)

// Login returns the Apple user id of an identity token.
func Login(identityToken, nonce string) (string, error) {
	if nonce == "" {
		return "", ErrNonce
	}
	claims := new(Claims)
	if _, _, err := jwt.NewParser().ParseUnverified(identityToken, claims); err != nil {
		return "", err
	}
	if claims.ExpiresAt == nil || claims.ExpiresAt.Before(time.Now()) {
		return "", ErrExpired
	}
	if subtle.ConstantTimeCompare([]byte(claims.Nonce), []byte(nonce)) != 1 {
		return "", ErrNonce
	}
	return claims.Subject, nil
}
