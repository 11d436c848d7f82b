package session

import "crypto/rand"

const (
	chars  = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
	limit  = 256 - 256%len(chars)
	length = 32
)

// NewID returns the id of a login session.
func NewID() (string, error) {
	id := make([]byte, 0, length)
	buf := make([]byte, length)
	for {
		if _, err := rand.Read(buf); err != nil {
			return "", err
		}
		for _, b := range buf {
			if int(b) >= limit {
				continue
			}
			id = append(id, chars[int(b)%len(chars)])
			if len(id) == length {
				return string(id), nil
			}
		}
	}
}
