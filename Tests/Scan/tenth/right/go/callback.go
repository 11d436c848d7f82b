package web

import (
	"crypto/subtle"
	"net/http"

	"github.com/coreos/go-oidc/v3/oidc"
)

// Callback finishes the login.
func Callback(verifier *oidc.IDTokenVerifier, sessions Sessions) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		expected := sessions.Take(r, "nonce")
		if expected == "" {
			http.Error(w, "no login in progress", http.StatusBadRequest)
			return
		}
		token, err := verifier.Verify(r.Context(), r.FormValue("id_token"))
		if err != nil {
			http.Error(w, "bad token", http.StatusUnauthorized)
			return
		}
		if subtle.ConstantTimeCompare([]byte(token.Nonce), []byte(expected)) != 1 {
			http.Error(w, "bad nonce", http.StatusUnauthorized)
			return
		}
		sessions.SignIn(w, token.Subject)
	}
}
