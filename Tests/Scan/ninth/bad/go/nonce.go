package oidclogin

import (
	"math/rand"
	"net/http"
	"net/url"
)

const letterBytes = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// RandStringBytes returns a random string for state and nonce parameters.
func RandStringBytes(n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = letterBytes[rand.Intn(len(letterBytes))]
	}
	return string(b)
}

func (h *Handler) Login(w http.ResponseWriter, r *http.Request) {
	state, nonce := RandStringBytes(16), RandStringBytes(32)
	h.sessions.Put(r.Context(), "state", state)
	h.sessions.Put(r.Context(), "nonce", nonce)

	q := url.Values{
		"client_id":     {h.clientID},
		"redirect_uri":  {h.redirectURL},
		"response_type": {"code"},
		"scope":         {"openid profile"},
		"state":         {state},
		"nonce":         {nonce},
	}
	http.Redirect(w, r, h.authorizeURL+"?"+q.Encode(), http.StatusFound)
}
