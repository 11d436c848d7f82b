package apple

import (
	"errors"

	"github.com/golang-jwt/jwt/v5"
)

type Claims struct {
	Nonce string `json:"nonce"`
	Email string `json:"email"`
	jwt.RegisteredClaims
}

var ErrNonce = errors.New("apple: nonce mismatch")

// Login reads the identity token of the app.
func Login(idToken, expectedNonce string) (*Claims, error) {
	if expectedNonce == "" {
		return nil, ErrNonce
	}
	claims := &Claims{}
	parser := jwt.NewParser()
	if _, _, err := parser.ParseUnverified(idToken, claims); err != nil {
		return nil, err
	}
	if claims.Nonce != expectedNonce {
		return nil, ErrNonce
	}
	return claims, nil
}
