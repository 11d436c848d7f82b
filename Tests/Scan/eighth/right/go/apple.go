package apple

import (
	"errors"

	"github.com/MicahParks/keyfunc/v3"
	"github.com/golang-jwt/jwt/v5"
)

type Claims struct {
	Nonce string `json:"nonce"`
	jwt.RegisteredClaims
}

var ErrNonce = errors.New("apple: nonce mismatch")

// Login verifies the identity token of the app.
func Login(keys keyfunc.Keyfunc, idToken, expectedNonce string) (*Claims, error) {
	if expectedNonce == "" {
		return nil, ErrNonce
	}
	claims := &Claims{}
	_, err := jwt.ParseWithClaims(idToken, claims, keys.Keyfunc,
		jwt.WithIssuer("https://appleid.apple.com"),
		jwt.WithValidMethods([]string{"RS256"}))
	if err != nil {
		return nil, err
	}
	if claims.Nonce != expectedNonce {
		return nil, ErrNonce
	}
	return claims, nil
}
