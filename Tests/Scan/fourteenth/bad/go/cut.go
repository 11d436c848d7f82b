package login

func Accept(idToken, expected string) (string, error) {
	_, rest, _ := strings.Cut(idToken, ".")
	body, _, _ := strings.Cut(rest, ".")
	raw, err := base64.RawURLEncoding.DecodeString(body)
	if err != nil {
		return "", err
	}
	var claims Claims
	if err := json.Unmarshal(raw, &claims); err != nil {
		return "", err
	}
	if expected == "" || claims.Nonce != expected {
		return "", errors.New("nonce")
	}
	return claims.Subject, nil
}
