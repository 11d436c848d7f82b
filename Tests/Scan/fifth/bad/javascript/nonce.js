// Nonce for AppleID.auth.init()
export function makeNonce(length = 32) {
  const chars = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  let out = '';
  for (let i = 0; i < length; i++) {
    out += chars.charAt(Math.floor(Math.random() * chars.length));
  }
  return out;
}

export function loadAppleScript(locale = 'en_US') {
  return new Promise((resolve, reject) => {
    if (window.AppleID) {
      resolve(window.AppleID);
      return;
    }
    const script = document.createElement('script');
    script.src =
      'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/' + locale + '/appleid.auth.js';
    script.async = true;
    script.onload = () => resolve(window.AppleID);
    script.onerror = () => reject(new Error('Apple script did not load'));
    document.head.appendChild(script);
  });
}

export function wireButton(id, onClick) {
  const button = document.getElementById(id);
  if (!button) return () => {};
  button.addEventListener('click', onClick);
  return () => button.removeEventListener('click', onClick);
}
