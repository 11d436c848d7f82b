package oidclogin

import (
	"crypto/subtle"
	"net/http"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
)

type Server struct {
	oauth    oauth2.Config
	verifier *oidc.IDTokenVerifier
	sessions SessionStore
}

func (s *Server) callback(w http.ResponseWriter, r *http.Request) {
	attempt, ok := s.sessions.TakeAttempt(r)
	if !ok || attempt.Nonce == "" {
		http.Error(w, "no login in progress", http.StatusBadRequest)
		return
	}
	if subtle.ConstantTimeCompare([]byte(attempt.State), []byte(r.FormValue("state"))) != 1 {
		http.Error(w, "state", http.StatusBadRequest)
		return
	}
	token, err := s.oauth.Exchange(r.Context(), r.FormValue("code"))
	if err != nil {
		http.Error(w, "exchange", http.StatusBadGateway)
		return
	}
	raw, _ := token.Extra("id_token").(string)
	idToken, err := s.verifier.Verify(r.Context(), raw)
	if err != nil || idToken.Nonce != attempt.Nonce {
		http.Error(w, "id_token", http.StatusUnauthorized)
		return
	}
	s.sessions.SignIn(w, idToken.Subject)
	http.Redirect(w, r, "/", http.StatusSeeOther)
}
