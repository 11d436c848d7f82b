package sso

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"net/http"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
)

var nonce = mustRandom()

func mustRandom() string {
	b := make([]byte, 32)
	if _, err := rand.Read(b); err != nil {
		panic(err)
	}
	return base64.RawURLEncoding.EncodeToString(b)
}

type Provider struct {
	oauth    *oauth2.Config
	verifier *oidc.IDTokenVerifier
}

func (p *Provider) Redirect(w http.ResponseWriter, r *http.Request, state string) {
	http.Redirect(w, r, p.oauth.AuthCodeURL(state, oidc.Nonce(nonce)), http.StatusFound)
}

func (p *Provider) Finish(ctx context.Context, code string) (*oidc.IDToken, error) {
	token, err := p.oauth.Exchange(ctx, code)
	if err != nil {
		return nil, err
	}
	raw, ok := token.Extra("id_token").(string)
	if !ok {
		return nil, errors.New("sso: no id_token")
	}
	idToken, err := p.verifier.Verify(ctx, raw)
	if err != nil {
		return nil, err
	}
	if idToken.Nonce != nonce {
		return nil, errors.New("sso: nonce")
	}
	return idToken, nil
}
