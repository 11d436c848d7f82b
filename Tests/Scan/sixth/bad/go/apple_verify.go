package auth

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/golang-jwt/jwt/v5"
)

type appleClaims struct {
	jwt.RegisteredClaims
	Nonce         string `json:"nonce"`
	Email         string `json:"email"`
	EmailVerified any    `json:"email_verified"`
}

var (
	ErrNonce   = errors.New("auth: nonce mismatch")
	ErrExpired = errors.New("auth: token expired")
)

const appleIssuer = "https://appleid.apple.com"

// Service keeps the accounts of the tide calendar.
type Service struct {
	attempts AttemptStore
	users    UserStore
	log      *slog.Logger
	now      func() time.Time
}

func parseApple(raw string) (*appleClaims, error) {
	claims := &appleClaims{}
	if _, _, err := jwt.NewParser().ParseUnverified(raw, claims); err != nil {
		return nil, fmt.Errorf("auth: parse: %w", err)
	}
	return claims, nil
}

// AppleLogin turns the identity token of the iOS app into a user.
func (s *Service) AppleLogin(ctx context.Context, raw, attempt string) (*User, error) {
	want, err := s.attempts.Take(ctx, attempt)
	if err != nil {
		return nil, err
	}
	claims, err := parseApple(raw)
	if err != nil {
		return nil, err
	}
	if want == "" || claims.Nonce != want {
		s.log.WarnContext(ctx, "apple nonce", "attempt", attempt)
		return nil, ErrNonce
	}
	if claims.Issuer != appleIssuer {
		return nil, fmt.Errorf("auth: issuer %q", claims.Issuer)
	}
	if claims.ExpiresAt == nil || claims.ExpiresAt.Before(s.now()) {
		return nil, ErrExpired
	}
	return s.users.UpsertApple(ctx, claims.Subject, claims.Email)
}
