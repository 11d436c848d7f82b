package web

import (
	"crypto/subtle"
	"net/http"

	"github.com/gin-gonic/gin"
	"github.com/golang-jwt/jwt/v5"
)

type claims struct {
	Nonce string `json:"nonce"`
	jwt.RegisteredClaims
}

func (s *Server) callback(c *gin.Context) {
	expected := s.takeNonce(c)
	if expected == "" {
		c.AbortWithStatus(http.StatusBadRequest)
		return
	}
	var got claims
	_, err := jwt.ParseWithClaims(c.PostForm("id_token"), &got, s.keys.Keyfunc,
		jwt.WithValidMethods([]string{"RS256"}),
		jwt.WithAudience(s.clientID),
		jwt.WithIssuer(s.issuer),
		jwt.WithExpirationRequired(),
	)
	if err != nil {
		c.AbortWithStatusJSON(http.StatusUnauthorized, gin.H{"error": "token"})
		return
	}
	if subtle.ConstantTimeCompare([]byte(got.Nonce), []byte(expected)) != 1 {
		c.AbortWithStatusJSON(http.StatusUnauthorized, gin.H{"error": "nonce"})
		return
	}
	s.signIn(c, got.Subject)
	c.Redirect(http.StatusSeeOther, "/")
}
