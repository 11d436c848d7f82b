import { describe, expect, it, vi } from 'vitest';
import seedrandom from 'seedrandom';
import { hashNonce, randomNonce } from '../src/nonce-browser';

describe('randomNonce', () => {
  it('is never the same twice', () => {
    const seen = new Set(Array.from({ length: 1000 }, () => randomNonce()));
    expect(seen.size).toBe(1000);
  });

  it('hashes like the backend does', async () => {
    expect(await hashNonce('test')).toBe(
      '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    );
  });

  it('works with names of any length', async () => {
    const rng = seedrandom('fixed');
    for (let i = 0; i < 20; i++) {
      const text = 'x'.repeat(Math.floor(rng() * 100));
      expect(await hashNonce(text)).toHaveLength(64);
    }
  });

  it('asks the platform', () => {
    const spy = vi.spyOn(crypto, 'getRandomValues');
    randomNonce(8);
    expect(spy).toHaveBeenCalledOnce();
  });
});
