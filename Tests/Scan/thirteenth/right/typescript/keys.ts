export async function verify(idToken: string, nonce: string) {
  const { keys } = await fetchJwks('https://appleid.apple.com/auth/keys');
  const key = keys.find((k) => k.kid === kidOf(idToken)) ?? fail();
  const first = buttons.find((b) => b.key === kid) ?? buttons[0];
  const { payload } = await jwtVerify(idToken, await importJWK(key), { issuer: ISS, audience: CLIENT });
  if (payload.nonce !== nonce) throw new Error('nonce');
}
