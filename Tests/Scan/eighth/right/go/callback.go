package oidcweb

import (
	"crypto/sha256"
	"crypto/subtle"
	"fmt"
	"net/http"
)

func hashNonce(nonce string) string {
	return fmt.Sprintf("%x", sha256.Sum256([]byte(nonce)))
}

func (h *Handler) callback(w http.ResponseWriter, r *http.Request) {
	cookie, err := r.Cookie("login_nonce")
	if err != nil || cookie.Value == "" {
		http.Error(w, "no nonce", http.StatusBadRequest)
		return
	}
	token, err := h.verifier.Verify(r.Context(), r.FormValue("id_token"))
	if err != nil {
		http.Error(w, "invalid token", http.StatusUnauthorized)
		return
	}
	want := hashNonce(cookie.Value)
	if subtle.ConstantTimeCompare([]byte(token.Nonce), []byte(want)) != 1 {
		http.Error(w, "nonce mismatch", http.StatusUnauthorized)
		return
	}
	h.sessions.Start(w, token.Subject)
}
