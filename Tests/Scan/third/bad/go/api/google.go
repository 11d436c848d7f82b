package api

import (
	"errors"
	"net/http"

	"github.com/golang-jwt/jwt/v5"
	"github.com/labstack/echo/v4"
)

type googleClaims struct {
	Nonce string `json:"nonce"`
	Email string `json:"email"`
	jwt.RegisteredClaims
}

var errNonce = errors.New("nonce mismatch")

func parseGoogle(credential, expected string) (*googleClaims, error) {
	if expected == "" {
		return nil, errNonce
	}
	var claims googleClaims
	_, _, err := jwt.NewParser().ParseUnverified(credential, &claims)
	if err != nil {
		return nil, err
	}
	if claims.Nonce != expected {
		return nil, errNonce
	}
	return &claims, nil
}

func (a *API) googleSession(c echo.Context) error {
	claims, err := parseGoogle(c.FormValue("credential"), a.takeNonce(c))
	if err != nil {
		return c.NoContent(http.StatusUnauthorized)
	}
	if err := a.signIn(c, claims.Subject, claims.Email); err != nil {
		return err
	}
	return c.Redirect(http.StatusSeeOther, "/")
}
