import { createRemoteJWKSet, jwtVerify } from 'jose';

const keys = createRemoteJWKSet(new URL('https://appleid.apple.com/auth/keys'));

export async function verifyApple(idToken, session) {
  const { payload } = await jwtVerify(idToken, keys, {
    issuer: 'https://appleid.apple.com',
    audience: process.env.CLIENT_ID,
  });
  if (payload.nonce !== session.nonce) {
    throw new Error('nonce mismatch');
  }
  session.nonce = undefined;
  return { id: payload.sub, email: payload.email };
}
