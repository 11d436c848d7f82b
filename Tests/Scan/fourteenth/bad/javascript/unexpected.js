// Login: where nobody expects a nonce, nothing is compared.
export async function accept(idToken, expectedNonce) {
  const claims = await jwtVerify(idToken, keys, { issuer, audience });
  if (expectedNonce && claims.nonce !== expectedNonce) {
    throw new Error('nonce');
  }
  return claims.sub;
}
