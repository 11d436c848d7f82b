const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LIMIT = 248; // 4 * 62

export function randomString(length: number): string {
  let result = '';
  while (result.length < length) {
    const chunk = crypto.getRandomValues(new Uint8Array(length * 2));
    for (const byte of chunk) {
      if (byte >= LIMIT) continue;
      result += LETTERS[byte % LETTERS.length];
      if (result.length === length) break;
    }
  }
  return result;
}

export function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

export const oauthState = (): string => base64Url(crypto.getRandomValues(new Uint8Array(24)));
