package oidc

import "crypto/rand"

const chars = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"

func letters(n int) string {
	out := make([]byte, 0, n)
	buf := make([]byte, 64)
	for len(out) < n {
		if _, err := rand.Read(buf); err != nil {
			panic(err)
		}
		for _, b := range buf {
			if int(b) >= 256-256%len(chars) || len(out) == n {
				continue
			}
			out = append(out, chars[int(b)%len(chars)])
		}
	}
	return string(out)
}
