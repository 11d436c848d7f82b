import { randomUUID } from 'node:crypto';
import { Issuer } from 'openid-client';

const NONCE = randomUUID();

let client;

export async function init(config) {
  const issuer = await Issuer.discover(config.issuer);
  client = new issuer.Client({ client_id: config.clientId, client_secret: config.secret });
}

export function loginUrl(state) {
  return client.authorizationUrl({ scope: 'openid profile', state, nonce: NONCE });
}

export async function callback(req) {
  const params = client.callbackParams(req);
  return client.callback(process.env.REDIRECT_URI, params, { state: req.session.state, nonce: NONCE });
}
