function login() {
  const nonce = Math.random().toString(36).substring(2);
  const state = 'x';
  AppleID.auth.init({ clientId: 'com.example', nonce, state, usePopup: true });
  return AppleID.auth.signIn();
}
