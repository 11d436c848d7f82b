package web

import (
	"net/http"

	"github.com/coreos/go-oidc/v3/oidc"
	"github.com/gin-contrib/sessions"
	"github.com/gin-gonic/gin"
	"golang.org/x/oauth2"
)

type Login struct {
	config   oauth2.Config
	verifier *oidc.IDTokenVerifier
}

func (l *Login) Callback(c *gin.Context) {
	s := sessions.Default(c)
	state, okState := s.Get("state").(string)
	nonce, okNonce := s.Get("nonce").(string)
	s.Delete("state")
	s.Delete("nonce")
	if !okState || !okNonce || state == "" || nonce == "" {
		c.AbortWithStatus(http.StatusBadRequest)
		return
	}
	if c.Query("state") != state {
		c.AbortWithStatus(http.StatusBadRequest)
		return
	}
	token, err := l.config.Exchange(c.Request.Context(), c.Query("code"))
	if err != nil {
		c.AbortWithStatus(http.StatusBadGateway)
		return
	}
	raw, ok := token.Extra("id_token").(string)
	if !ok {
		c.AbortWithStatus(http.StatusBadGateway)
		return
	}
	idToken, err := l.verifier.Verify(c.Request.Context(), raw)
	if err != nil || idToken.Nonce != nonce {
		c.AbortWithStatus(http.StatusUnauthorized)
		return
	}
	s.Set("sub", idToken.Subject)
	if err := s.Save(); err != nil {
		c.AbortWithStatus(http.StatusInternalServerError)
		return
	}
	c.Redirect(http.StatusSeeOther, "/")
}
