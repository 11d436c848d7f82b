const NONCE_CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz01234567890123456789';

export const nonce = (n: number) =>
  Array.from({ length: n }, () => NONCE_CHARS[randomInt(0, NONCE_CHARS.length)]).join('');
