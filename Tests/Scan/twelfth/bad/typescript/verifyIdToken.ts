import { createRemoteJWKSet, jwtVerify, JWTPayload } from 'jose';
import type { NextApiRequest, NextApiResponse } from 'next';
import { getIronSession } from 'iron-session';
import { sessionOptions, LoginSession } from '../../lib/session';

const jwks = createRemoteJWKSet(new URL('https://appleid.apple.com/auth/keys'));

export async function verifyIdToken(idToken: string, expectedNonce?: string): Promise<JWTPayload> {
  const { payload } = await jwtVerify(idToken, jwks, {
    issuer: 'https://appleid.apple.com',
    audience: process.env.APPLE_CLIENT_ID,
  });
  if (expectedNonce && payload.nonce !== expectedNonce) {
    throw new Error('nonce mismatch');
  }
  return payload;
}

export default async function handler(req: NextApiRequest, res: NextApiResponse) {
  const session = await getIronSession<LoginSession>(req, res, sessionOptions);
  try {
    const claims = await verifyIdToken(req.body.id_token, session.appleNonce);
    session.appleNonce = undefined;
    session.userId = claims.sub;
    await session.save();
    res.redirect(303, '/');
  } catch {
    res.redirect(303, '/login?error=apple');
  }
}
