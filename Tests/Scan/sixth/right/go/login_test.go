package web

import (
	"fmt"
	"math/rand"
	"net/http"
	"net/http/httptest"
	"testing"
)

func testNonce(r *rand.Rand) string {
	return fmt.Sprintf("%016x", r.Uint64())
}

func TestCallbackRefusesForeignNonce(t *testing.T) {
	r := rand.New(rand.NewSource(7))
	app, provider := newTestApp(t)
	for i := 0; i < 20; i++ {
		provider.nonce = testNonce(r)
		req := httptest.NewRequest(http.MethodGet, "/callback?code=x", nil)
		req.AddCookie(&http.Cookie{Name: "nonce", Value: testNonce(r)})
		rec := httptest.NewRecorder()
		app.callback(rec, req)
		if rec.Code != http.StatusUnauthorized {
			t.Fatalf("round %d: %d", i, rec.Code)
		}
	}
}

func TestCallbackNeedsCookie(t *testing.T) {
	app, _ := newTestApp(t)
	rec := httptest.NewRecorder()
	app.callback(rec, httptest.NewRequest(http.MethodGet, "/callback?code=x", nil))
	if rec.Code != http.StatusBadRequest {
		t.Fatal(rec.Code)
	}
}
