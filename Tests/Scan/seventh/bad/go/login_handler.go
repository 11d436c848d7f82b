package web

import (
	"math/rand"
	"net/http"
	"net/url"

	"go.uber.org/zap"

	"github.com/tidewater/portal/internal/session"
)

const letterBytes = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

// LoginHandler starts the OpenID Connect code flow.
type LoginHandler struct {
	Issuer   string
	ClientID string
	Sessions session.Store
	Log      *zap.Logger
}

func randString(n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = letterBytes[rand.Intn(len(letterBytes))]
	}
	return string(b)
}

func (h *LoginHandler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	nonce, state := randString(32), randString(16)
	if err := h.Sessions.Save(w, r, map[string]string{"nonce": nonce, "state": state}); err != nil {
		h.Log.Error("session", zap.Error(err))
		http.Error(w, "session", http.StatusInternalServerError)
		return
	}
	q := url.Values{}
	q.Set("client_id", h.ClientID)
	q.Set("response_type", "code")
	q.Set("scope", "openid")
	q.Set("nonce", nonce)
	q.Set("state", state)
	http.Redirect(w, r, h.Issuer+"/authorize?"+q.Encode(), http.StatusFound)
}
