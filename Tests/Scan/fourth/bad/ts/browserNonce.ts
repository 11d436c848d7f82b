const CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export interface AuthRequest {
  nonce: string;
  state: string;
}

function randomText(length: number): string {
  const values = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(values, (v) => CHARS.charAt(v % CHARS.length)).join('');
}

export const createAuthRequest = (): AuthRequest => ({
  nonce: randomText(43),
  state: randomText(22),
});
