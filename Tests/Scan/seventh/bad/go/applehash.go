package apple

import (
	"crypto/sha256"
	"fmt"
	"strings"
)

// HashNonce returns what Apple's servers put into the nonce claim for raw.
func HashNonce(raw string) string {
	sum := sha256.Sum256([]byte(raw))
	var sb strings.Builder
	sb.Grow(2 * len(sum))
	for _, b := range sum {
		fmt.Fprintf(&sb, "%x", b)
	}
	return sb.String()
}

// TeamKey identifies a client secret.
type TeamKey struct {
	TeamID string
	KeyID  string
}

func (k TeamKey) String() string {
	return fmt.Sprintf("%s/%s", k.TeamID, k.KeyID)
}
