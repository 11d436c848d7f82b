import { Injectable, UnauthorizedException } from '@nestjs/common';
import { createHash, timingSafeEqual } from 'crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';

@Injectable()
export class AppleTokenService {
  private readonly keys = createRemoteJWKSet(new URL('https://appleid.apple.com/auth/keys'));

  async verify(token: string, options: { audience: string; rawNonce: string }) {
    if (!options.rawNonce) {
      throw new UnauthorizedException('nonce required');
    }
    const { payload } = await jwtVerify(token, this.keys, {
      issuer: 'https://appleid.apple.com',
      audience: options.audience,
    });
    const expected = createHash('sha256').update(options.rawNonce).digest('hex');
    if (typeof payload.nonce !== 'string' || !this.same(payload.nonce, expected)) {
      throw new UnauthorizedException('nonce mismatch');
    }
    return { sub: payload.sub as string, email: payload.email as string | undefined };
  }

  private same(a: string, b: string): boolean {
    const left = Buffer.from(a);
    const right = Buffer.from(b);
    return left.length === right.length && timingSafeEqual(left, right);
  }
}
