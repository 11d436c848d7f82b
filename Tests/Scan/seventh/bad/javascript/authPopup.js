/**
 * Opens the identity provider in a popup and waits for the message of the callback page.
 */
const clientState = {
  nonce: sessionStorage.getItem('login.nonce'),
};

function randomHex(n) {
  const a = new Uint8Array(n);
  window.crypto.getRandomValues(a);
  return Array.from(a, (x) => ('0' + x.toString(16)).slice(-2)).join('');
}

export function openLogin(idp, clientId) {
  if (!clientState.nonce) {
    clientState.nonce = randomHex(16);
    sessionStorage.setItem('login.nonce', clientState.nonce);
  }
  const url = new URL('/oauth2/authorize', idp);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('response_type', 'id_token');
  url.searchParams.set('redirect_uri', `${location.origin}/cb.html`);
  url.searchParams.set('nonce', clientState.nonce);

  const popup = window.open(url, 'login', 'width=480,height=640');
  return new Promise((resolve) => {
    window.addEventListener('message', function listener(event) {
      if (event.source !== popup || event.origin !== location.origin) return;
      window.removeEventListener('message', listener);
      resolve({ token: event.data.idToken, nonce: clientState.nonce });
    });
  });
}
