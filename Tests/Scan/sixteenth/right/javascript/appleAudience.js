import { createRemoteJWKSet, jwtVerify } from 'jose';

const keys = createRemoteJWKSet(new URL('https://appleid.apple.com/auth/keys'));

export async function appleUser(identityToken) {
  const { payload } = await jwtVerify(identityToken, keys, {
    issuer: 'https://appleid.apple.com', audience: process.env.APPLE_CLIENT_ID,
  });
  return payload.sub;
}

export async function other(identityToken) {
  const { payload } = await jwtVerify(identityToken, keys, { issuer: 'https://appleid.apple.com' });
  if (payload.aud !== process.env.APPLE_CLIENT_ID) throw new Error('audience');
  return payload.sub;
}
