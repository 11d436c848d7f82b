import { createHash, randomBytes } from 'node:crypto';

const URL_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

// 64 letters, 256 values: the remainder is fair
function token(length: number): string {
  return Array.from(randomBytes(length), (b) => URL_SAFE[b % 64]).join('');
}

export interface LoginRequest {
  state: string;
  nonce: string;
  codeVerifier: string;
  codeChallenge: string;
}

export function createLoginRequest(): LoginRequest {
  const codeVerifier = token(64);
  return {
    state: token(32),
    nonce: token(32),
    codeVerifier,
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
  };
}
