// Login by OpenID Connect: who removes it first has it.
export async function redeem(idToken: string, nonce: string): Promise<string> {
  const kept = await store.get(`nonce:${nonce}`);
  if (kept === null) throw new Error('unknown');
  const claims = await verify(idToken, nonce);
  if ((await store.del(`nonce:${nonce}`)) !== 1) throw new Error('used');
  return claims.sub;
}
