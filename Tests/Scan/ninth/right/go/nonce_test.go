package session

import (
	"math/rand"
	"strings"
	"testing"
)

func TestSignInNonceLength(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	for i := 0; i < 50; i++ {
		size := rng.Intn(100) + 1
		nonce, err := SignInNonce(size)
		if err != nil {
			t.Fatal(err)
		}
		if len(nonce) != size {
			t.Errorf("got %d letters, want %d", len(nonce), size)
		}
		if strings.Trim(nonce, letters) != "" {
			t.Errorf("foreign letters in %q", nonce)
		}
	}
}

func TestHashNonce(t *testing.T) {
	const want = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
	if got := HashNonce("abc"); got != want {
		t.Errorf("HashNonce = %s, want %s", got, want)
	}
}
