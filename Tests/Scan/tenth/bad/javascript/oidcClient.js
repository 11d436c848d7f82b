import Alea from 'alea';

const prng = new Alea('acme-login');

function pick(letters) {
  return letters[Math.floor(prng() * letters.length)];
}

export class OidcClient {
  constructor({ issuer, clientId, redirectUri }) {
    Object.assign(this, { issuer, clientId, redirectUri });
  }

  beginLogin() {
    const letters = 'abcdef0123456789';
    const nonce = Array.from({ length: 32 }, () => pick(letters)).join('');
    sessionStorage.setItem('oidc_state', crypto.randomUUID());
    location.assign(
      `${this.issuer}/authorize?response_type=id_token&client_id=${this.clientId}` +
        `&redirect_uri=${encodeURIComponent(this.redirectUri)}&nonce=${nonce}`
    );
  }
}
