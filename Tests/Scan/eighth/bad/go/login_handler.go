package web

import (
	"math/rand"
	"net/http"
	"time"

	"golang.org/x/oauth2"
)

var letterRunes = []rune("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

func init() {
	rand.Seed(time.Now().UnixNano())
}

func randStringRunes(n int) string {
	b := make([]rune, n)
	for i := range b {
		b[i] = letterRunes[rand.Intn(len(letterRunes))]
	}
	return string(b)
}

func (s *Server) handleLogin(w http.ResponseWriter, r *http.Request) {
	nonce := randStringRunes(32)
	http.SetCookie(w, &http.Cookie{Name: "nonce", Value: nonce, HttpOnly: true, Secure: true})
	url := s.oauth.AuthCodeURL(s.state(r), oauth2.SetAuthURLParam("nonce", nonce))
	http.Redirect(w, r, url, http.StatusFound)
}
