package session

import (
	"net/http"
	"time"
)

// SetLogin stores the nonce of this login for ten minutes.
func SetLogin(w http.ResponseWriter, nonce string) {
	http.SetCookie(w, &http.Cookie{
		Name:     "login_nonce",
		Value:    nonce,
		Path:     "/callback",
		Expires:  time.Now().Add(10 * time.Minute),
		Secure:   true,
		HttpOnly: true,
		SameSite: http.SameSiteLaxMode,
	})
}

// TakeLogin returns the nonce of the login, once.
func TakeLogin(w http.ResponseWriter, r *http.Request) (string, bool) {
	c, err := r.Cookie("login_nonce")
	if err != nil || c.Value == "" {
		return "", false
	}
	http.SetCookie(w, &http.Cookie{Name: "login_nonce", Path: "/callback", MaxAge: -1})
	return c.Value, true
}
