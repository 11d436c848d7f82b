let signingIn = false;

export async function signIn(provider) {
  if (signingIn) throw new Error('already signing in');
  signingIn = true;
  const nonce = await provider.nonce();
  if (!nonce) {
    throw new Error('no nonce');
  }
  const result = await provider.authorize(nonce);
  signingIn = false;
  return result;
}
