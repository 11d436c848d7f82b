package oidclogin

import (
	"math/rand"
	"net/http"
	"net/http/httptest"
	"testing"
)

func newRequest(t *testing.T, path string) *http.Request {
	t.Helper()
	r := httptest.NewRequest(http.MethodGet, path, nil)
	r.RemoteAddr = "192.0.2.1:" + string(rune('0'+rand.Intn(10))) + "000"
	return r
}

func TestNonceLength(t *testing.T) {
	nonce, err := Nonce()
	if err != nil {
		t.Fatal(err)
	}
	if len(nonce) != 43 {
		t.Errorf("got %d letters", len(nonce))
	}
}

func TestCallbackWithoutAttempt(t *testing.T) {
	w := httptest.NewRecorder()
	(&Server{sessions: newMemoryStore()}).callback(w, newRequest(t, "/callback?code=x&state=y"))
	if w.Code != http.StatusBadRequest {
		t.Errorf("got %d", w.Code)
	}
}
