import { customAlphabet } from 'nanoid';

/** URL-safe; login nonces and states are made of these. */
const lower = 'abcdefghijklmnopqrstuvwxyz';
const signInAlphabet = '0123456789abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const newNonce = customAlphabet(signInAlphabet, 40);
export const newHandle = customAlphabet(lower, 10);

export function newAttempt(): { nonce: string; handle: string } {
  return { nonce: newNonce(), handle: newHandle() };
}
