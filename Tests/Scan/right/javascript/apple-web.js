async function signIn() {
  const rawNonce = crypto.randomUUID();
  const nonce = await sha256(rawNonce);
  const response = await AppleID.auth.signIn({ nonce, usePopup: true });
  return post('/login', { idToken: response.authorization.id_token, nonce: rawNonce });
}
