package web

import (
	"context"
	"net/http"
	"strings"
	"time"
)

type ctxKey int

const userKey ctxKey = iota

type TokenChecker interface {
	Check(ctx context.Context, token string) (userID int64, expires time.Time, err error)
}

// RequireLogin lets requests with a valid bearer token through.
func RequireLogin(checker TokenChecker) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			token, found := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
			if !found || token == "" {
				w.Header().Set("WWW-Authenticate", "Bearer")
				http.Error(w, "login required", http.StatusUnauthorized)
				return
			}
			id, expires, err := checker.Check(r.Context(), token)
			if err != nil || time.Now().After(expires) {
				http.Error(w, "invalid token", http.StatusUnauthorized)
				return
			}
			next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), userKey, id)))
		})
	}
}
