package apple

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"errors"

	"github.com/MicahParks/keyfunc/v3"
	"github.com/golang-jwt/jwt/v5"
)

const issuer = "https://appleid.apple.com"

var ErrNonce = errors.New("apple: nonce mismatch")

type identityClaims struct {
	jwt.RegisteredClaims
	Nonce string `json:"nonce"`
	Email string `json:"email"`
}

type Verifier struct {
	keys     keyfunc.Keyfunc
	clientID string
}

func NewVerifier(ctx context.Context, clientID string) (*Verifier, error) {
	keys, err := keyfunc.NewDefaultCtx(ctx, []string{issuer + "/auth/keys"})
	if err != nil {
		return nil, err
	}
	return &Verifier{keys: keys, clientID: clientID}, nil
}

// Subject checks the token of a sign-in that was started with rawNonce.
func (v *Verifier) Subject(identityToken, rawNonce string) (string, error) {
	if rawNonce == "" {
		return "", ErrNonce
	}
	var claims identityClaims
	_, err := jwt.ParseWithClaims(identityToken, &claims, v.keys.Keyfunc,
		jwt.WithIssuer(issuer),
		jwt.WithAudience(v.clientID),
		jwt.WithValidMethods([]string{"RS256"}),
		jwt.WithExpirationRequired(),
	)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256([]byte(rawNonce))
	if subtle.ConstantTimeCompare([]byte(claims.Nonce), []byte(hex.EncodeToString(sum[:]))) != 1 {
		return "", ErrNonce
	}
	return claims.Subject, nil
}
