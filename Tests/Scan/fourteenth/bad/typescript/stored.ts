// Login by OpenID Connect: what was issued lies in a store that all servers share.
export async function redeem(idToken: string, nonce: string): Promise<string> {
  const kept = await store.get(`nonce:${nonce}`);
  if (kept === null) throw new Error('unknown');
  const claims = await verify(idToken, nonce);
  await store.del(`nonce:${nonce}`);
  return claims.sub;
}
