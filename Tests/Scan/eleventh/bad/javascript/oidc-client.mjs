import { v1 as uuid } from 'uuid';

export class OidcClient {
  #issuer;
  #clientId;

  constructor({ issuer, clientId }) {
    this.#issuer = issuer;
    this.#clientId = clientId;
  }

  startSignIn(redirectUri) {
    const nonce = uuid();
    sessionStorage.setItem('oidc.nonce', nonce);
    const url = new URL('/authorize', this.#issuer);
    url.search = new URLSearchParams({
      client_id: this.#clientId,
      response_type: 'id_token',
      redirect_uri: redirectUri,
      scope: 'openid',
      nonce,
    });
    location.assign(url);
  }
}
