import { randomNonce } from './random';

export function begin(): string {
  const nonce = randomNonce();
  localStorage.setItem('nonce', nonce);
  return nonce;
}
