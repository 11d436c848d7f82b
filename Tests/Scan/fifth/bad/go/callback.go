package web

import (
	"net/http"

	"github.com/coreos/go-oidc/v3/oidc"
)

func callback(v *oidc.IDTokenVerifier, store Store) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		tok, err := v.Verify(r.Context(), r.FormValue("id_token"))
		if err != nil {
			http.Error(w, err.Error(), http.StatusUnauthorized)
			return
		}
		sess := store.Get(r)
		nonce, _ := sess.Values["nonce"].(string)
		if nonce != "" && tok.Nonce != nonce {
			http.Error(w, "nonce", http.StatusUnauthorized)
			return
		}
		sess.SetUser(tok.Subject)
		http.Redirect(w, r, "/", http.StatusFound)
	}
}
