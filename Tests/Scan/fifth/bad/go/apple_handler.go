package handlers

import (
	"net/http"

	"github.com/golang-jwt/jwt/v5"
)

type appleClaims struct {
	jwt.RegisteredClaims
	Nonce string `json:"nonce"`
}

func (h *Handler) AppleCallback(w http.ResponseWriter, r *http.Request) {
	want := h.sessions.PopNonce(r)
	if want == "" {
		http.Error(w, "no login", http.StatusBadRequest)
		return
	}
	var c appleClaims
	_, _, err := jwt.NewParser().ParseUnverified(r.FormValue("id_token"), &c)
	if err != nil || c.Nonce != want {
		http.Error(w, "unauthorized", http.StatusUnauthorized)
		return
	}
	h.sessions.SignIn(w, c.Subject)
}
