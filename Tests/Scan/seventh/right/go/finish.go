package web

import (
	"crypto/subtle"
	"errors"
	"net/http"

	"github.com/coreos/go-oidc/v3/oidc"
)

type Finisher struct {
	verifier *oidc.IDTokenVerifier
	sessions Sessions
	accounts Accounts
}

var ErrNonce = errors.New("the token is of another login")

func (f *Finisher) Finish(r *http.Request) (*Account, error) {
	ctx := r.Context()
	attempt, ok := f.sessions.Take(ctx)
	if !ok || attempt.Nonce == "" {
		return nil, errors.New("no login in progress")
	}

	token, err := f.verifier.Verify(ctx, r.FormValue("id_token"))
	if err != nil {
		return nil, err
	}
	if subtle.ConstantTimeCompare([]byte(token.Nonce), []byte(attempt.Nonce)) != 1 {
		return nil, ErrNonce
	}

	var extra struct {
		Email    string `json:"email"`
		Verified bool   `json:"email_verified"`
	}
	if err := token.Claims(&extra); err != nil {
		return nil, err
	}
	if !extra.Verified {
		extra.Email = ""
	}
	return f.accounts.FindOrCreate(ctx, token.Issuer, token.Subject, extra.Email)
}
