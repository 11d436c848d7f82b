export function loginWithPopup(url) {
  return new Promise((resolve, reject) => {
    const popup = window.open(url, 'login', 'width=480,height=640');
    window.addEventListener('message', function onMessage(ev) {
      if (ev.origin !== location.origin || ev.source !== popup) return;
      window.removeEventListener('message', onMessage);
      if (ev.data.error) {
        reject(new Error(ev.data.error));
      }
      resolve(ev.data.id_token);
    });
  });
}

export function loginUrl({ issuer, clientId, nonce, state }) {
  const url = new URL('/authorize', issuer);
  url.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'id_token',
    response_mode: 'web_message',
    scope: 'openid',
    nonce,
    state,
  }).toString();
  return url.href;
}
