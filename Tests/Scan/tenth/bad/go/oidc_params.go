package oidc

import (
	"net/url"
	"strconv"
	"time"
)

type Config struct {
	Issuer, ClientID, RedirectURI string
}

type Attempt struct {
	URL   string
	Nonce string
}

func NewAttempt(c Config) Attempt {
	nonce := strconv.FormatInt(time.Now().UnixNano(), 36)
	v := url.Values{}
	v.Set("client_id", c.ClientID)
	v.Set("redirect_uri", c.RedirectURI)
	v.Set("response_type", "code")
	v.Set("scope", "openid email")
	v.Set("nonce", nonce)
	return Attempt{URL: c.Issuer + "/authorize?" + v.Encode(), Nonce: nonce}
}
