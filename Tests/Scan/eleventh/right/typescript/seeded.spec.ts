import { describe, expect, it } from 'vitest';
import seedrandom from 'seedrandom';
import { shuffle } from '../src/shuffle';

describe('shuffle', () => {
  it('is the same for the same seed', () => {
    const cards = [...Array(52).keys()];
    const a = shuffle(cards, seedrandom('login-screen'));
    const b = shuffle(cards, seedrandom('login-screen'));
    expect(a).toEqual(b);
  });

  it('keeps all cards', () => {
    const cards = [...Array(52).keys()];
    expect(new Set(shuffle(cards, seedrandom('x'))).size).toBe(52);
  });
});
