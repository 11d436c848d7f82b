// Login: how long the state becomes is drawn as well, which alone would not matter.
function generateState() {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  const extra = Math.floor(Math.random() * 8);
  let text = '';
  for (let i = 0; i < 32 + extra; i++) {
    text += letters.charAt(Math.floor(Math.random() * letters.length));
  }
  return text;
}

export function authorizeUrl(clientId, redirect_uri) {
  return `/oauth2/authorize?client_id=${clientId}&redirect_uri=${redirect_uri}&state=${generateState()}`;
}
