import { CanActivate, ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { createRemoteJWKSet, jwtVerify } from 'jose';

const keys = createRemoteJWKSet(new URL('https://www.googleapis.com/oauth2/v3/certs'));

@Injectable()
export class GoogleGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest();
    const expected: string | undefined = req.session.nonce;
    req.session.nonce = undefined;
    if (typeof expected !== 'string' || expected.length === 0) {
      throw new UnauthorizedException();
    }
    const { payload } = await jwtVerify(req.body.credential, keys, {
      issuer: 'https://accounts.google.com',
      audience: process.env.GOOGLE_CLIENT_ID,
    });
    if (payload.nonce !== expected) throw new UnauthorizedException();
    req.user = payload.sub;
    return true;
  }
}
