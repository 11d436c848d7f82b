package web

import (
	"encoding/json"
	"net/http"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
)

type Server struct {
	oauth    *oauth2.Config
	verifier *oidc.IDTokenVerifier
	sessions SessionStore
}

func (s *Server) callback(w http.ResponseWriter, r *http.Request) {
	attempt, ok := s.sessions.Take(r)
	if !ok || attempt.Nonce == "" || r.URL.Query().Get("state") != attempt.State {
		http.Error(w, "no such sign-in", http.StatusBadRequest)
		return
	}
	token, err := s.oauth.Exchange(r.Context(), r.URL.Query().Get("code"))
	if err != nil {
		http.Error(w, "exchange failed", http.StatusBadGateway)
		return
	}
	raw, _ := token.Extra("id_token").(string)
	idToken, err := s.verifier.Verify(r.Context(), raw)
	if err != nil {
		http.Error(w, "invalid id_token", http.StatusUnauthorized)
		return
	}
	if idToken.Nonce != attempt.Nonce {
		http.Error(w, "nonce did not match", http.StatusUnauthorized)
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(map[string]string{"sub": idToken.Subject})
}
