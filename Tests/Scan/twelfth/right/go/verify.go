package apple

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"

	"github.com/MicahParks/keyfunc/v3"
	"github.com/golang-jwt/jwt/v5"
)

type identityClaims struct {
	jwt.RegisteredClaims
	Nonce string `json:"nonce"`
	Email string `json:"email"`
}

type Verifier struct {
	keys     keyfunc.Keyfunc
	audience string
}

func (v *Verifier) Verify(idToken, rawNonce string) (*identityClaims, error) {
	if rawNonce == "" {
		return nil, errors.New("apple: nonce is missing")
	}
	claims := new(identityClaims)
	_, err := jwt.ParseWithClaims(idToken, claims, v.keys.Keyfunc,
		jwt.WithIssuer("https://appleid.apple.com"),
		jwt.WithAudience(v.audience),
		jwt.WithValidMethods([]string{"RS256"}))
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256([]byte(rawNonce))
	if claims.Nonce != hex.EncodeToString(sum[:]) {
		return nil, errors.New("apple: nonce mismatch")
	}
	return claims, nil
}
