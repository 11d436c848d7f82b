/**
 * What has to survive the trip to the identity provider. Kept for one trip only.
 */
const KEY = 'pendingLogin';

function random(bytes) {
  const buffer = new Uint8Array(bytes);
  crypto.getRandomValues(buffer);
  return btoa(String.fromCharCode.apply(null, buffer))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
}

export function beginLogin(returnTo) {
  const pending = { state: random(16), nonce: random(32), returnTo };
  window.sessionStorage.setItem(KEY, JSON.stringify(pending));
  return pending;
}

export function takeLogin(state) {
  const text = window.sessionStorage.getItem(KEY);
  window.sessionStorage.removeItem(KEY);
  if (!text) {
    return null;
  }
  const pending = JSON.parse(text);
  return pending.state === state ? pending : null;
}

export function returnTarget(pending) {
  return pending.returnTo && pending.returnTo.startsWith('/') ? pending.returnTo : '/';
}
