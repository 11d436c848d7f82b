package web

import (
	"net/http"
	"strconv"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"github.com/gin-contrib/sessions"
	"github.com/gin-gonic/gin"
)

type OIDC struct {
	verifier *oidc.IDTokenVerifier
}

func (o *OIDC) Begin(c *gin.Context) {
	s := sessions.Default(c)
	nonce := strconv.FormatInt(time.Now().UnixNano(), 36)
	s.Set("nonce", nonce)
	if err := s.Save(); err != nil {
		c.AbortWithStatus(http.StatusInternalServerError)
		return
	}
	c.JSON(http.StatusOK, gin.H{"nonce": nonce})
}

func (o *OIDC) Finish(c *gin.Context) {
	token, err := o.verifier.Verify(c.Request.Context(), c.PostForm("id_token"))
	if err != nil {
		c.AbortWithStatus(http.StatusUnauthorized)
		return
	}
	claims := map[string]any{}
	if err := token.Claims(&claims); err != nil {
		c.AbortWithStatus(http.StatusUnauthorized)
		return
	}
	s := sessions.Default(c)
	if claims["nonce"] != s.Get("nonce") {
		c.AbortWithStatus(http.StatusUnauthorized)
		return
	}
	s.Delete("nonce")
	s.Set("user", token.Subject)
	_ = s.Save()
	c.Redirect(http.StatusSeeOther, "/")
}
