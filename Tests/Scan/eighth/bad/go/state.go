package login

import (
	"net/url"
	"strconv"
	"time"
)

type Provider struct {
	AuthURL  string
	ClientID string
	Redirect string
}

// AuthorizeURL builds the URL of the OpenID Connect login.
func (p *Provider) AuthorizeURL(state string) (string, string) {
	nonce := strconv.FormatInt(time.Now().UnixNano(), 36)
	v := url.Values{}
	v.Set("response_type", "id_token")
	v.Set("scope", "openid email")
	v.Set("client_id", p.ClientID)
	v.Set("redirect_uri", p.Redirect)
	v.Set("state", state)
	v.Set("nonce", nonce)
	return p.AuthURL + "?" + v.Encode(), nonce
}
