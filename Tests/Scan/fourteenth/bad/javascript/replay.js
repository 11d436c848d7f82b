// Sign-in with an id_token whose nonce works once.
const used = new Set();

export async function signIn(token, nonce) {
  if (used.has(nonce)) throw new Error('used');
  const claims = await verify(token);
  if (!claims.nonce || claims.nonce !== nonce) throw new Error('nonce');
  used.add(nonce);
  return claims.sub;
}
