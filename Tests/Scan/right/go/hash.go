package oidc

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

func Hash(raw string) string {
	sum := sha256.Sum256([]byte(raw))
	return hex.EncodeToString(sum[:])
}

func HashSprintf(raw string) string {
	return fmt.Sprintf("%x", sha256.Sum256([]byte(raw)))
}
