// Sign-in with an id_token: marked before anything is waited for.
const used = new Set();

export async function signIn(token, nonce) {
  if (used.has(nonce)) throw new Error('used');
  used.add(nonce);
  const claims = await verify(token);
  if (!claims.nonce || claims.nonce !== nonce) throw new Error('nonce');
  return claims.sub;
}
