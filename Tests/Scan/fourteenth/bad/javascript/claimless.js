// Login: a token without the claim gets by.
export async function accept(idToken, expectedNonce) {
  const claims = await jwtVerify(idToken, keys, { issuer, audience });
  if (claims.nonce && claims.nonce !== expectedNonce) {
    throw new Error('nonce');
  }
  return claims.sub;
}
