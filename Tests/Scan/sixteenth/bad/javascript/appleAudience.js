import { createRemoteJWKSet, jwtVerify } from 'jose';

const keys = createRemoteJWKSet(new URL('https://appleid.apple.com/auth/keys'));

export async function appleUser(identityToken) {
  const { payload } = await jwtVerify(identityToken, keys, { issuer: 'https://appleid.apple.com' });
  return payload.sub;
}
