package web

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"strings"
)

type idClaims struct {
	Sub   string `json:"sub"`
	Nonce string `json:"nonce"`
}

func parseIDToken(raw string) (*idClaims, error) {
	parts := strings.Split(raw, ".")
	if len(parts) != 3 {
		return nil, errors.New("malformed id_token")
	}
	payload, err := base64.RawURLEncoding.DecodeString(parts[1])
	if err != nil {
		return nil, err
	}
	var c idClaims
	return &c, json.Unmarshal(payload, &c)
}

func (s *Server) Callback(w http.ResponseWriter, r *http.Request) {
	sess := s.session(r)
	c, err := parseIDToken(r.FormValue("id_token"))
	if err != nil || c.Nonce != sess.Nonce {
		http.Error(w, "login failed", http.StatusUnauthorized)
		return
	}
	s.signIn(w, c.Sub)
}
