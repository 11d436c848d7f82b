package login

import (
	"fmt"
	"math/rand"
	"testing"
	"time"
)

func fakeNonce(r *rand.Rand) string {
	const letters = "abcdef"
	b := make([]byte, 12)
	for i := range b {
		b[i] = letters[r.Intn(len(letters))]
	}
	return string(b)
}

func TestAttemptsAreTakenOnce(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	attempts := NewAttempts(time.Minute)
	for i := 0; i < 50; i++ {
		id, nonce := fmt.Sprint(i), fakeNonce(r)
		attempts.Put(id, nonce)
		if got, ok := attempts.Take(id); !ok || got != nonce {
			t.Fatalf("Take(%q) = %q, %v", id, got, ok)
		}
		if _, ok := attempts.Take(id); ok {
			t.Fatalf("%q was there twice", id)
		}
	}
}

func TestExpiry(t *testing.T) {
	attempts := NewAttempts(-time.Second)
	attempts.Put("a", "n")
	if _, ok := attempts.Take("a"); ok {
		t.Fatal("expired attempt was returned")
	}
}
