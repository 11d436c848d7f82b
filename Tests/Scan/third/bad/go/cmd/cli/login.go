package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"example.com/fleetctl/internal/browser"
)

// one nonce for all logins of this process
var nonce = rand.Text()

func login(ctx context.Context, conf *oauth2.Config, verifier *oidc.IDTokenVerifier) (*oidc.IDToken, error) {
	state := rand.Text()
	code, gotState, err := browser.Visit(ctx, conf.AuthCodeURL(state, oidc.Nonce(nonce)))
	if err != nil {
		return nil, err
	}
	if gotState != state {
		return nil, errors.New("login: state mismatch")
	}
	token, err := conf.Exchange(ctx, code)
	if err != nil {
		return nil, fmt.Errorf("login: exchange: %w", err)
	}
	raw, _ := token.Extra("id_token").(string)
	idToken, err := verifier.Verify(ctx, raw)
	if err != nil {
		return nil, err
	}
	if idToken.Nonce != nonce {
		return nil, errors.New("login: nonce mismatch")
	}
	return idToken, nil
}
