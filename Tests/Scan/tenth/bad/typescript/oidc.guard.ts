import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Request } from 'express';

const ISSUER = 'https://tenant.eu.auth0.com/';
const jwks = createRemoteJWKSet(new URL(`${ISSUER}.well-known/jwks.json`));

@Injectable()
export class OidcGuard implements CanActivate {
  async canActivate(ctx: ExecutionContext): Promise<boolean> {
    const req = ctx.switchToHttp().getRequest<Request & { session: { nonce?: string } }>();
    const token: string | undefined = req.body?.id_token;
    if (!token) return false;

    const { payload } = await jwtVerify(token, jwks, {
      issuer: ISSUER,
      audience: process.env.AUTH0_CLIENT_ID,
    });

    const expected = req.session.nonce;
    delete req.session.nonce;
    return payload.nonce === expected;
  }
}
