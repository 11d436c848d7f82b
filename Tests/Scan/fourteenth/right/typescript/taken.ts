// Login by OpenID Connect: taken in one step.
export async function redeem(idToken: string, nonce: string): Promise<string> {
  const kept = await store.getDel(`nonce:${nonce}`);
  if (kept === null) throw new Error('unknown');
  const claims = await verify(idToken, nonce);
  await store.del(`nonce:${nonce}:attempt`);
  return claims.sub;
}
