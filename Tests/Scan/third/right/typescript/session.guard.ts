import { CanActivate, ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { Request } from 'express';

const ISSUER = 'https://login.example.com';
const JWKS = createRemoteJWKSet(new URL(`${ISSUER}/.well-known/jwks.json`));

@Injectable()
export class SessionGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<Request & { expiresIn?: number }>();
    const [, token] = (req.headers.authorization ?? '').split(' ');
    if (!token) {
      throw new UnauthorizedException();
    }
    try {
      await jwtVerify(token, JWKS, { issuer: ISSUER, audience: 'orders-api' });
    } catch {
      throw new UnauthorizedException('invalid token');
    }
    // already verified above: only the expiry is read, for the client's countdown
    const { exp } = decodeJwt(token);
    req.expiresIn = exp ? exp - Math.floor(Date.now() / 1000) : 0;
    return true;
  }
}
