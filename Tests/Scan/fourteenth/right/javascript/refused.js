// Sign-in with an id_token: only a refusal waits before it is marked.
const used = new Set();

export async function signIn(token, nonce) {
  if (used.has(nonce)) {
    await log('used');
    throw new Error('used');
  }
  used.add(nonce);
  return verify(token, nonce);
}
