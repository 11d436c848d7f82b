package oauth2

import "crypto/rand"

func generateState(length int) (string, error) {
	const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	text := make([]byte, length)
	if _, err := rand.Read(text); err != nil {
		return "", err
	}
	for i := range text {
		text[i] = alphabet[text[i]%62]
	}
	return string(text), nil
}
