package web

import (
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"net/http"
	"time"

	"golang.org/x/oauth2"

	"github.com/coreos/go-oidc/v3/oidc"
)

type LoginController struct {
	config   oauth2.Config
	sessions Sessions
	now      func() time.Time
}

func text(n int) (string, error) {
	b := make([]byte, n)
	if _, err := rand.Read(b); err != nil {
		return "", fmt.Errorf("random bytes: %w", err)
	}
	return base64.RawURLEncoding.EncodeToString(b), nil
}

func (c *LoginController) Start(w http.ResponseWriter, r *http.Request) {
	nonce, err := text(32)
	if err != nil {
		http.Error(w, "try again", http.StatusServiceUnavailable)
		return
	}
	state, err := text(16)
	if err != nil {
		http.Error(w, "try again", http.StatusServiceUnavailable)
		return
	}
	c.sessions.Put(r.Context(), Attempt{State: state, Nonce: nonce, Started: c.now()})
	http.Redirect(w, r, c.config.AuthCodeURL(state, oidc.Nonce(nonce)), http.StatusFound)
}
