package spotify

import (
	"math/rand"
	"net/http"
	"time"
)

func state() string {
	rand.NewSource(time.Now().UnixNano())
	b := make([]byte, 16)
	for i := range b {
		b[i] = letters[rand.Intn(len(letters))]
	}
	return string(b)
}

func login(w http.ResponseWriter, r *http.Request) {
	http.Redirect(w, r, authorizeURL+"&redirect_uri="+redirectURI+"&state="+state(), http.StatusFound)
}
