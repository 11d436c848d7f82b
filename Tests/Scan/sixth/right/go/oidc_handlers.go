package web

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"net/http"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
)

func randomText(n int) (string, error) {
	b := make([]byte, n)
	if _, err := rand.Read(b); err != nil {
		return "", err
	}
	return base64.RawURLEncoding.EncodeToString(b), nil
}

func (a *App) login(w http.ResponseWriter, r *http.Request) {
	state, err1 := randomText(16)
	nonce, err2 := randomText(32)
	if err1 != nil || err2 != nil {
		http.Error(w, "random", http.StatusInternalServerError)
		return
	}
	a.setCookie(w, "state", state)
	a.setCookie(w, "nonce", nonce)
	http.Redirect(w, r, a.oauth.AuthCodeURL(state, oidc.Nonce(nonce)), http.StatusFound)
}

func (a *App) callback(w http.ResponseWriter, r *http.Request) {
	nonce, err := r.Cookie("nonce")
	if err != nil || nonce.Value == "" {
		http.Error(w, "nonce not found", http.StatusBadRequest)
		return
	}
	a.dropCookie(w, "nonce")
	token, err := a.oauth.Exchange(r.Context(), r.URL.Query().Get("code"), oauth2.AccessTypeOnline)
	if err != nil {
		http.Error(w, "exchange", http.StatusBadGateway)
		return
	}
	raw, _ := token.Extra("id_token").(string)
	id, err := a.verifier.Verify(r.Context(), raw)
	if err != nil || subtle.ConstantTimeCompare([]byte(id.Nonce), []byte(nonce.Value)) != 1 {
		http.Error(w, "token", http.StatusUnauthorized)
		return
	}
	a.startSession(w, id.Subject)
}
