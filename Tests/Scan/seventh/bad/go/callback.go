package auth

import (
	"context"
	"errors"

	"github.com/golang-jwt/jwt/v5"
)

type Claims struct {
	jwt.RegisteredClaims
	Nonce string `json:"nonce"`
	Email string `json:"email"`
}

type Service struct {
	users UserRepository
}

var errNonce = errors.New("nonce mismatch")

// Finish maps the ID token of the provider to a user of ours.
func (s *Service) Finish(ctx context.Context, rawIDToken string, attempt Attempt) (*User, error) {
	var claims Claims
	_, _, err := jwt.NewParser().ParseUnverified(rawIDToken, &claims)
	if err != nil {
		return nil, err
	}
	if attempt.Nonce == "" || claims.Nonce != attempt.Nonce {
		return nil, errNonce
	}
	return s.users.FindOrCreate(ctx, claims.Subject, claims.Email)
}
