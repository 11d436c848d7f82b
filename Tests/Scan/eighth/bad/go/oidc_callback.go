package oidcweb

import (
	"crypto/sha256"
	"fmt"
	"net/http"
	"strings"

	"github.com/coreos/go-oidc/v3/oidc"
)

func hashNonce(nonce string) string {
	sum := sha256.Sum256([]byte(nonce))
	var sb strings.Builder
	for _, b := range sum {
		fmt.Fprintf(&sb, "%x", b)
	}
	return sb.String()
}

func (h *Handler) callback(w http.ResponseWriter, r *http.Request) {
	raw := r.FormValue("id_token")
	token, err := h.verifier.Verify(oidc.ClientContext(r.Context(), h.client), raw)
	if err != nil {
		http.Error(w, "invalid token", http.StatusUnauthorized)
		return
	}
	cookie, err := r.Cookie("login_nonce")
	if err != nil || cookie.Value == "" {
		http.Error(w, "no nonce", http.StatusBadRequest)
		return
	}
	if token.Nonce != hashNonce(cookie.Value) {
		http.Error(w, "nonce mismatch", http.StatusUnauthorized)
		return
	}
	h.sessions.Start(w, token.Subject)
}
