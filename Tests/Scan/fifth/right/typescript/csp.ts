import type { NextFunction, Request, Response } from 'express';
import { randomBytes } from 'crypto';

/** Script nonce of the content security policy, one a response. */
export function csp(_req: Request, res: Response, next: NextFunction) {
  const nonce = randomBytes(16).toString('base64');
  res.locals.nonce = nonce;
  res.setHeader('Content-Security-Policy', `script-src 'self' 'nonce-${nonce}'`);
  next();
}
