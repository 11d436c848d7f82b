package web

import (
	"math/rand"
	"net/http"
	"net/url"
	"time"
)

func init() {
	rand.Seed(time.Now().UnixNano())
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

func randString(n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = letters[rand.Intn(len(letters))]
	}
	return string(b)
}

func (s *Server) handleLogin(w http.ResponseWriter, r *http.Request) {
	sess := s.sessions.Get(r)
	sess.Nonce = randString(24)
	sess.State = randString(24)
	if err := s.sessions.Save(w, sess); err != nil {
		http.Error(w, "session", http.StatusInternalServerError)
		return
	}
	q := url.Values{
		"client_id":     {s.cfg.ClientID},
		"response_type": {"code"},
		"scope":         {"openid email"},
		"redirect_uri":  {s.cfg.BaseURL + "/auth/callback"},
		"state":         {sess.State},
		"nonce":         {sess.Nonce},
	}
	http.Redirect(w, r, s.cfg.Issuer+"/authorize?"+q.Encode(), http.StatusFound)
}
