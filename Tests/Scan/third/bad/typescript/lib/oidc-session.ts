import { randomBytes } from 'crypto';
import type { NextApiRequest, NextApiResponse } from 'next';

const issuer = process.env.OIDC_ISSUER!;
const clientId = process.env.OIDC_CLIENT_ID!;

export const nonce = randomBytes(32).toString('base64url');

export default function login(req: NextApiRequest, res: NextApiResponse) {
  if (req.method !== 'GET') {
    res.status(405).end();
    return;
  }
  const state = randomBytes(16).toString('hex');
  const url = new URL('/authorize', issuer);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('scope', 'openid profile');
  url.searchParams.set('redirect_uri', `${process.env.BASE_URL}/api/callback`);
  url.searchParams.set('state', state);
  url.searchParams.set('nonce', nonce);

  res.setHeader('Set-Cookie', `oidc_state=${state}; HttpOnly; Secure; SameSite=Lax; Path=/`);
  res.redirect(url.toString());
}
