package apple

import (
	"crypto/sha256"
	"fmt"
	"strings"
)

func HashNonce(raw string) string {
	sum := sha256.Sum256([]byte(raw))
	var sb strings.Builder
	for _, b := range sum {
		fmt.Fprintf(&sb, "%x", b)
	}
	return sb.String()
}
