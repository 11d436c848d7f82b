package login

import (
	"math/rand"
	"strings"
	"sync"
	"time"
)

const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789"

var (
	mu  sync.Mutex
	src = rand.New(rand.NewSource(time.Now().UnixNano()))
)

// Nonce is put into the authorization request and compared with the id_token.
func Nonce() string {
	mu.Lock()
	defer mu.Unlock()

	var b strings.Builder
	for i := 0; i < 32; i++ {
		b.WriteByte(alphabet[src.Intn(len(alphabet))])
	}
	return b.String()
}
