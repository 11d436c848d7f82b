import { CanActivate, ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, JWTPayload } from 'jose';

const APPLE = 'https://appleid.apple.com';

@Injectable()
export class AppleTokenGuard implements CanActivate {
  private readonly keys = createRemoteJWKSet(new URL(`${APPLE}/auth/keys`));

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest();
    const { identityToken, nonce } = request.body ?? {};
    if (typeof nonce !== 'string' || nonce.length < 16) {
      throw new UnauthorizedException('nonce');
    }
    const claims = await this.verify(identityToken);
    const expected = createHash('sha256').update(nonce).digest('hex');
    if (!claims.nonce || claims.nonce !== expected) {
      throw new UnauthorizedException('nonce');
    }
    request.appleId = claims.sub;
    return true;
  }

  private async verify(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, this.keys, {
        issuer: APPLE,
        audience: process.env.APPLE_CLIENT_ID,
      });
      return payload;
    } catch {
      throw new UnauthorizedException('identity token');
    }
  }
}
