package auth

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"

	"github.com/MicahParks/keyfunc/v3"
	"github.com/golang-jwt/jwt/v5"
)

type identity struct {
	jwt.RegisteredClaims
	Nonce string `json:"nonce"`
}

type Apple struct {
	keys     keyfunc.Keyfunc
	audience string
	attempts Attempts
}

var ErrAttempt = errors.New("auth: no such attempt")

func (a *Apple) Login(ctx context.Context, raw, attempt string) (string, error) {
	nonce, ok := a.attempts.Take(ctx, attempt)
	if !ok || nonce == "" {
		return "", ErrAttempt
	}
	var id identity
	_, err := jwt.ParseWithClaims(raw, &id, a.keys.Keyfunc,
		jwt.WithValidMethods([]string{"RS256"}),
		jwt.WithAudience(a.audience),
		jwt.WithIssuer("https://appleid.apple.com"))
	if err != nil {
		return "", fmt.Errorf("auth: %w", err)
	}
	sum := sha256.Sum256([]byte(nonce))
	if id.Nonce != hex.EncodeToString(sum[:]) {
		return "", errors.New("auth: nonce")
	}
	return id.Subject, nil
}
