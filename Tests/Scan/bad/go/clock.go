package oidc

import (
	"strconv"
	"time"
)

func newNonce() string {
	nonce := strconv.FormatInt(time.Now().UnixNano(), 36)
	return nonce
}
