import { createRemoteJWKSet, jwtVerify } from 'jose';

export async function verify(idToken: string, expectedNonce: string): Promise<string> {
  if (expectedNonce === '') throw new Error('expected nonce is empty');
  const { payload } = await jwtVerify(idToken, keys, { issuer: 'https://appleid.apple.com', audience });
  if (typeof payload.nonce !== 'string') throw new Error('nonce missing');
  if (payload.nonce !== expectedNonce) throw new Error('nonce mismatch');
  return payload.sub!;
}
