package web

import (
	"crypto/subtle"
	"net/http"

	"github.com/coreos/go-oidc/v3/oidc"
)

type Callback struct {
	Verifier *oidc.IDTokenVerifier
	Sessions Sessions
}

func (c *Callback) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	want := c.Sessions.TakeNonce(r)
	if want == "" {
		http.Error(w, "no sign-in in progress", http.StatusUnauthorized)
		return
	}
	tok, err := c.Verifier.Verify(r.Context(), r.FormValue("id_token"))
	if err != nil || subtle.ConstantTimeCompare([]byte(tok.Nonce), []byte(want)) != 1 {
		http.Error(w, "unauthorized", http.StatusUnauthorized)
		return
	}
	c.Sessions.SignIn(w, tok.Subject)
}
