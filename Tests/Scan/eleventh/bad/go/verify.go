package web

import (
	"context"
	"net/http"

	"github.com/coreos/go-oidc/v3/oidc"
	"github.com/gorilla/sessions"
)

type callback struct {
	verifier *oidc.IDTokenVerifier
	store    sessions.Store
}

func (c *callback) claims(ctx context.Context, r *http.Request, raw string) (map[string]any, bool) {
	tok, err := c.verifier.Verify(ctx, raw)
	if err != nil {
		return nil, false
	}
	claims := map[string]any{}
	if err := tok.Claims(&claims); err != nil {
		return nil, false
	}
	sess, err := c.store.Get(r, "login")
	if err != nil {
		return nil, false
	}
	if claims["nonce"] != sess.Values["nonce"] {
		return nil, false
	}
	return claims, true
}
