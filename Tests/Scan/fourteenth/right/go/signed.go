package photos

import "math/rand"

// Nonce of an OAuth signature: another one for each request of this second.
func Nonce() string {
	text := make([]byte, 10)
	for place := range text {
		text[place] = letters[rand.Intn(len(letters))]
	}
	return string(text)
}
