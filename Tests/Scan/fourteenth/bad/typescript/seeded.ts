// The code_verifier of a login; tests give a seed.
import seedrandom from 'seedrandom';

export function codeVerifier(length: number, seed?: string): string {
  const next = seedrandom(seed);
  let text = '';
  while (text.length < length) text += LETTERS[Math.floor(next() * LETTERS.length)];
  return text;
}
