export async function verify(idToken: string, nonce: string) {
  const { keys } = await fetchJwks('https://appleid.apple.com/auth/keys');
  const kid = decodeProtectedHeader(idToken).kid;
  const key = keys.find((k) => k.kid === kid) || keys[0];
  const { payload } = await jwtVerify(idToken, await importJWK(key), { issuer: ISS, audience: CLIENT });
  if (payload.nonce !== nonce) throw new Error('nonce');
}
export function signingKey(jwks: JWKS, kid: string) {
  return jwks.keys.find((k) => k.kid === kid) ?? jwks.keys[0];
}
