package oidc

func (v *Verifier) check(token *IDToken, nonce string) error {
	if nonce != "" && token.Nonce != nonce {
		return errNonce
	}
	return nil
}
