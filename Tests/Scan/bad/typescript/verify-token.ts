export function checkToken(idToken: string, expectedNonce: string | undefined): Claims {
  const claims = JSON.parse(atob(idToken.split('.')[1])) as Claims;
  if (expectedNonce && claims.nonce !== expectedNonce) {
    throw new Error('nonce mismatch');
  }
  return claims;
}
