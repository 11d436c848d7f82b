import { randomBytes } from 'crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~';
const max = 250;

export function loginNonce(size = 32): string {
  let id = '';
  while (id.length < size) {
    for (const byte of randomBytes(size)) {
      if (byte >= max) continue;
      id += alphabet[byte % alphabet.length];
      if (id.length === size) break;
    }
  }
  return id;
}

export function authParams(clientId: string, nonce?: string): Record<string, string> {
  return {
    client_id: clientId,
    response_type: 'id_token',
    scope: 'openid',
    nonce: nonce ?? '',
  };
}
