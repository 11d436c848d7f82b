/** Letters in use by the login SDK. */
export const Letters = {
  base64url: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
  unreserved: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~',
  readable: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
  base32: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
} as const;

export function draw(letters: string, length: number): string {
  const limit = 256 - (256 % letters.length);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte >= limit) continue;
      text += letters[byte % letters.length];
      if (text.length === length) break;
    }
  }
  return text;
}

export const loginNonce = (): string => draw(Letters.unreserved, 43);
export const deviceCode = (): string => `${draw(Letters.readable, 4)}-${draw(Letters.readable, 4)}`;
