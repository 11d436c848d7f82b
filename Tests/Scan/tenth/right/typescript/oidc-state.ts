import { randomBytes } from 'crypto';
import type { Request, Response } from 'express';

const TTL = 10 * 60 * 1000;

interface Pending {
  nonce: string;
  expiresAt: number;
}

export function beginLogin(req: Request, res: Response): void {
  const pending: Pending = {
    nonce: randomBytes(32).toString('base64url'),
    expiresAt: Date.now() + TTL,
  };
  (req.session as any).pending = pending;
  const url = new URL(process.env.OIDC_AUTHORIZE_URL!);
  url.searchParams.set('client_id', process.env.OIDC_CLIENT_ID!);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('nonce', pending.nonce);
  res.redirect(url.href);
}

export function takePending(req: Request): Pending | undefined {
  const pending: Pending | undefined = (req.session as any).pending;
  delete (req.session as any).pending;
  return pending && pending.expiresAt > Date.now() ? pending : undefined;
}
