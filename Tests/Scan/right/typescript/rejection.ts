const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._';

export function letters(count: number): string {
  const limit = 256 - (256 % LETTERS.length);
  let out = '';
  while (out.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(count))) {
      if (byte < limit && out.length < count) out += LETTERS[byte % LETTERS.length];
    }
  }
  return out;
}
