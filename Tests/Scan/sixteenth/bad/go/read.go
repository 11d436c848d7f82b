package login

import (
	"encoding/base64"
	"math/rand"
	"net/http"
)

func begin(w http.ResponseWriter, r *http.Request) {
	b := make([]byte, 16)
	rand.Read(b)
	state := base64.URLEncoding.EncodeToString(b)
	http.SetCookie(w, &http.Cookie{Name: "oauthstate", Value: state})
	http.Redirect(w, r, config.AuthCodeURL(state), http.StatusFound)
}
