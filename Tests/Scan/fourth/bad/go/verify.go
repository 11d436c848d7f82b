package auth

import (
	"errors"
	"net/http"

	"github.com/golang-jwt/jwt/v5"
)

type claims struct {
	Nonce string `json:"nonce"`
	jwt.RegisteredClaims
}

func (s *Server) handleApple(w http.ResponseWriter, r *http.Request) error {
	var c claims
	if _, _, err := jwt.NewParser().ParseUnverified(r.FormValue("id_token"), &c); err != nil {
		return err
	}
	want, ok := s.nonces.Take(r.FormValue("state"))
	if !ok || want == "" || c.Nonce != want {
		return errors.New("nonce mismatch")
	}
	return s.login(w, c.Subject)
}
