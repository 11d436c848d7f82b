package handlers

import (
	"math/rand"
	"net/http"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"github.com/gin-contrib/sessions"
	"github.com/gin-gonic/gin"
	"golang.org/x/oauth2"
)

const charset = "abcdefghijklmnopqrstuvwxyz0123456789"

var seeded = rand.New(rand.NewSource(time.Now().UnixNano()))

func randomString(length int) string {
	b := make([]byte, length)
	for i := range b {
		b[i] = charset[seeded.Intn(len(charset))]
	}
	return string(b)
}

func Login(conf *oauth2.Config) gin.HandlerFunc {
	return func(c *gin.Context) {
		state, nonce := randomString(24), randomString(32)

		session := sessions.Default(c)
		session.Set("state", state)
		session.Set("nonce", nonce)
		if err := session.Save(); err != nil {
			c.AbortWithStatus(http.StatusInternalServerError)
			return
		}
		c.Redirect(http.StatusFound, conf.AuthCodeURL(state, oidc.Nonce(nonce)))
	}
}
