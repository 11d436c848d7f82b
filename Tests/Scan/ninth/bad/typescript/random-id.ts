/* Random ids for the login SDK. Works in browsers and in React Native with a polyfill. */

const URL_SAFE = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxy-._~';
const DECIMAL = '0123456789';

export interface RandomSource {
  getRandomValues(array: Uint8Array): Uint8Array;
}

/** Draws one letter after the other; a byte that would favour some letters is dropped. */
function draw(source: RandomSource, letters: string, length: number, limit: number): string {
  let text = '';
  const one = new Uint8Array(1);
  while (text.length < length) {
    const [byte] = source.getRandomValues(one);
    if (byte >= limit) {
      continue;
    }
    text += letters[byte % letters.length];
  }
  return text;
}

export function nonce(source: RandomSource = globalThis.crypto): string {
  return draw(source, URL_SAFE, 43, 195);
}

export function oneTimeCode(source: RandomSource = globalThis.crypto): string {
  let code = '';
  while (code.length < 6) {
    const [value] = source.getRandomValues(new Uint8Array(1));
    if (value < 255) {
      code += DECIMAL[value % 10];
    }
  }
  return code;
}
