package web

import (
	"crypto/rand"
	"encoding/base64"
	"net/http"
	"net/url"
	"time"

	"github.com/gin-gonic/gin"
)

func nonce() (string, error) {
	var b [32]byte
	if _, err := rand.Read(b[:]); err != nil {
		return "", err
	}
	return base64.RawURLEncoding.EncodeToString(b[:]), nil
}

// Login sends the browser to the provider.
func (s *Server) Login(c *gin.Context) {
	n, err := nonce()
	if err != nil {
		c.AbortWithStatus(http.StatusInternalServerError)
		return
	}
	s.pending.Put(n, time.Now().Add(10*time.Minute))
	q := url.Values{"client_id": {s.ClientID}, "nonce": {n}}
	c.Redirect(http.StatusFound, s.Authorize+"?"+q.Encode())
}
