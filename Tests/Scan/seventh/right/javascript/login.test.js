import { describe, expect, it, vi, beforeEach } from 'vitest';
import { createLogin } from '../src/login.js';

const fakeRandom = () => Math.random().toString(36).slice(2);

describe('login', () => {
  let gateway;

  beforeEach(() => {
    gateway = { exchange: vi.fn().mockResolvedValue({ user: 'u1' }) };
  });

  it('hands the nonce of the attempt to the gateway', async () => {
    const nonce = fakeRandom();
    const login = createLogin({ gateway, makeNonce: () => nonce });
    login.begin();
    await login.finish('code');
    expect(gateway.exchange).toHaveBeenCalledWith('code', nonce);
  });

  it('refuses to finish what was not begun', async () => {
    const login = createLogin({ gateway, makeNonce: fakeRandom });
    await expect(login.finish('code')).rejects.toThrow(/not begun/);
    expect(gateway.exchange).not.toHaveBeenCalled();
  });

  it('draws anew', () => {
    const login = createLogin({ gateway, makeNonce: fakeRandom });
    expect(login.begin().nonce).not.toBe(login.begin().nonce);
  });
});
