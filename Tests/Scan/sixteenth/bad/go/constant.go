package login

import (
	"net/http"

	"golang.org/x/oauth2"
)

var oauthStateString = "pseudo-random"

func begin(w http.ResponseWriter, r *http.Request) {
	http.Redirect(w, r, config.AuthCodeURL(oauthStateString), http.StatusTemporaryRedirect)
}

func again(w http.ResponseWriter, r *http.Request) {
	http.Redirect(w, r, config.AuthCodeURL("state-token", oauth2.AccessTypeOffline), http.StatusFound)
}
