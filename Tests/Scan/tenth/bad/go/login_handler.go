package web

import (
	"math/rand"
	"net/http"
	"net/url"
	"time"

	"github.com/gin-gonic/gin"
)

var rng = rand.New(rand.NewSource(time.Now().UnixNano()))

const hexdigits = "0123456789abcdef"

func nonce() string {
	out := make([]byte, 32)
	for i := range out {
		out[i] = hexdigits[rng.Intn(len(hexdigits))]
	}
	return string(out)
}

// Login sends the browser to the identity provider.
func (s *Server) Login(c *gin.Context) {
	n := nonce()
	c.SetCookie("oidc_nonce", n, 600, "/", "", true, true)
	q := url.Values{"client_id": {s.ClientID}, "response_type": {"id_token"}, "nonce": {n}}
	c.Redirect(http.StatusFound, s.Authorize+"?"+q.Encode())
}
