package auth

import (
	"context"
	"crypto/subtle"
	"errors"

	"github.com/coreos/go-oidc/v3/oidc"
)

var (
	ErrNoLogin = errors.New("auth: no login in progress")
	ErrNonce   = errors.New("auth: nonce mismatch")
)

func Verify(ctx context.Context, v *oidc.IDTokenVerifier, raw, expected string) (*oidc.IDToken, error) {
	if expected == "" {
		return nil, ErrNoLogin
	}
	token, err := v.Verify(ctx, raw)
	if err != nil {
		return nil, err
	}
	if subtle.ConstantTimeCompare([]byte(token.Nonce), []byte(expected)) != 1 {
		return nil, ErrNonce
	}
	return token, nil
}
