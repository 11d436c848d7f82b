package session

import (
	"crypto/rand"
	"crypto/sha256"
	"fmt"
	"math/big"
)

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

// SignInNonce draws size letters.
func SignInNonce(size int) (string, error) {
	out := make([]byte, size)
	limit := big.NewInt(int64(len(letters)))
	for i := range out {
		n, err := rand.Int(rand.Reader, limit)
		if err != nil {
			return "", err
		}
		out[i] = letters[n.Int64()]
	}
	return string(out), nil
}

// HashNonce gives the hex digits of the SHA-256.
func HashNonce(nonce string) string {
	sum := sha256.Sum256([]byte(nonce))
	return fmt.Sprintf("%x", sum)
}

// Shard tells which of the session stores has the user.
func Shard(userID string, shards int) int {
	sum := sha256.Sum256([]byte(userID))
	return int(sum[0]) % shards
}
