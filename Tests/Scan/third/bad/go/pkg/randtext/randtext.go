// Package randtext makes random text for state and nonce parameters.
package randtext

import (
	"crypto/rand"
	"math/big"
	"strings"
)

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz01234567890"

func Text(n int) (string, error) {
	max := big.NewInt(int64(len(alphabet)))
	var sb strings.Builder
	for i := 0; i < n; i++ {
		k, err := rand.Int(rand.Reader, max)
		if err != nil {
			return "", err
		}
		sb.WriteByte(alphabet[k.Int64()])
	}
	return sb.String(), nil
}

func Nonce() (string, error) { return Text(32) }

func State() (string, error) { return Text(24) }
