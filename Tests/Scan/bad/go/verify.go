package apple

import "github.com/golang-jwt/jwt/v5"

func Verify(idToken, nonce string) (string, error) {
	claims := jwt.MapClaims{}
	if _, _, err := jwt.NewParser().ParseUnverified(idToken, claims); err != nil {
		return "", err
	}
	if claims["nonce"] != nonce {
		return "", ErrNonce
	}
	return claims["sub"].(string), nil
}
