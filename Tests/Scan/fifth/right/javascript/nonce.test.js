import { describe, expect, it, vi } from 'vitest';
import { loginNonce } from './secureNonce.js';

describe('loginNonce', () => {
  it('does not touch Math.random', () => {
    const spy = vi.spyOn(Math, 'random');
    loginNonce();
    expect(spy).not.toHaveBeenCalled();
  });

  it('has the wanted length', () => {
    expect(loginNonce(20)).toHaveLength(20);
  });
});
