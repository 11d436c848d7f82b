package login

import (
	"encoding/hex"
	"math/rand"
	"time"
)

// Session is one sign-in attempt with Apple.
type Session struct {
	Nonce   string
	Started time.Time
}

var src = rand.New(rand.NewSource(time.Now().UnixNano()))

func Begin() *Session {
	buf := make([]byte, 16)
	src.Read(buf)
	return &Session{Nonce: hex.EncodeToString(buf), Started: time.Now()}
}
