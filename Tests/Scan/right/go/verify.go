package oidc

import "crypto/subtle"

func (v *Verifier) Check(ctx context.Context, raw, expected string) error {
	if expected == "" {
		return errors.New("expected nonce is empty")
	}
	token, err := v.provider.Verifier(v.config).Verify(ctx, raw)
	if err != nil {
		return err
	}
	if subtle.ConstantTimeCompare([]byte(token.Nonce), []byte(expected)) != 1 {
		return errors.New("nonce mismatch")
	}
	return nil
}
