package oidc

import (
	"context"
	"crypto/subtle"
	"errors"

	gooidc "github.com/coreos/go-oidc/v3/oidc"
)

var ErrNonce = errors.New("oidc: nonce")

type Verifier struct{ inner *gooidc.IDTokenVerifier }

func (v *Verifier) Subject(ctx context.Context, raw, expected string) (string, error) {
	if expected == "" {
		return "", ErrNonce
	}
	token, err := v.inner.Verify(ctx, raw)
	if err != nil {
		return "", err
	}
	if subtle.ConstantTimeCompare([]byte(token.Nonce), []byte(expected)) != 1 {
		return "", ErrNonce
	}
	return token.Subject, nil
}
