package apple

import (
	"crypto/rand"
	"crypto/sha256"
	"fmt"
)

// Pair holds both forms of a nonce.
type Pair struct {
	Raw    string // goes to our backend
	Hashed string // goes into the request
}

func NewPair() (Pair, error) {
	var b [32]byte
	if _, err := rand.Read(b[:]); err != nil {
		return Pair{}, err
	}
	raw := fmt.Sprintf("%x", b[:])
	return Pair{Raw: raw, Hashed: fmt.Sprintf("%x", sha256.Sum256([]byte(raw)))}, nil
}
