import { makeNonce, hash } from './nonce';

export const nonce = makeNonce();

export function start() {
  return AppleID.auth.signIn({ nonce: hash(nonce) });
}
