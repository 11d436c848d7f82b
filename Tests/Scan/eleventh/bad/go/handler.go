package auth

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"golang.org/x/oauth2"
)

type Handler struct {
	Config *oauth2.Config
	Check  func(ctx context.Context, idToken, nonce string) error
}

func (h *Handler) Login(w http.ResponseWriter, r *http.Request) {
	nonce := fmt.Sprintf("%d", time.Now().UnixNano())
	http.SetCookie(w, &http.Cookie{
		Name: "nonce", Value: nonce, HttpOnly: true, Secure: true, Path: "/",
	})
	url := h.Config.AuthCodeURL(r.FormValue("state"), oauth2.SetAuthURLParam("nonce", nonce))
	http.Redirect(w, r, url, http.StatusFound)
}

// Callback redeems the code that the provider sent.
func (h *Handler) Callback(w http.ResponseWriter, r *http.Request) {
	c, err := r.Cookie("nonce")
	if err != nil || c.Value == "" {
		http.Error(w, "no login in progress", http.StatusBadRequest)
		return
	}
	token, err := h.Config.Exchange(r.Context(), r.FormValue("code"))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	raw, ok := token.Extra("id_token").(string)
	if !ok {
		http.Error(w, "no id_token", http.StatusBadGateway)
		return
	}
	if err := h.Check(r.Context(), raw, c.Value); err != nil {
		http.Error(w, "id_token", http.StatusForbidden)
		return
	}
	http.Redirect(w, r, "/", http.StatusFound)
}
