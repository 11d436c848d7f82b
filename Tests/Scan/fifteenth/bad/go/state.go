package oauth2

import "math/rand"

var alphabet = []rune("abcdefghijklmnopqrstuvwxyz0123456789")

func randomStateText(length int) string {
	text := make([]rune, length)
	for i := range text {
		text[i] = alphabet[rand.Intn(len(alphabet))]
	}
	return string(text)
}
