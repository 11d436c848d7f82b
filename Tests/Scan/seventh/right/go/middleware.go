package mw

import (
	"net/http"
	"strconv"
	"time"

	"github.com/google/uuid"
	"github.com/rs/zerolog"
)

type ctxKey int

const requestKey ctxKey = iota

// Session is what the login middleware finds behind the cookie.
type Session struct {
	User    string
	Nonce   string
	Expires time.Time
}

// RequireLogin sends anonymous requests to /login and logs how long the others took.
func RequireLogin(load func(*http.Request) (Session, bool), log zerolog.Logger) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			started := time.Now()
			id := strconv.FormatInt(started.UnixNano(), 36)
			w.Header().Set("X-Request-Id", id)

			s, ok := load(r)
			if !ok || started.After(s.Expires) {
				http.SetCookie(w, &http.Cookie{Name: "attempt", Value: uuid.NewString(), HttpOnly: true, Secure: true})
				http.Redirect(w, r, "/login", http.StatusSeeOther)
				return
			}
			next.ServeHTTP(w, r)
			log.Info().Str("request", id).Str("user", s.User).Dur("took", time.Since(started)).Send()
		})
	}
}
