import { Injectable, UnauthorizedException } from '@nestjs/common';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { NonceCache } from './nonce.cache';

@Injectable()
export class AppleStrategy {
  private readonly keys = createRemoteJWKSet(new URL('https://appleid.apple.com/auth/keys'));

  constructor(private readonly nonces: NonceCache, private readonly audience: string) {}

  async validate(idToken: string, attempt: string): Promise<string> {
    const expected = await this.nonces.take(attempt);
    if (!expected) throw new UnauthorizedException('no attempt');
    const { payload } = await jwtVerify(idToken, this.keys, {
      audience: this.audience,
      issuer: 'https://appleid.apple.com',
    });
    if (payload.nonce !== expected) throw new UnauthorizedException('nonce');
    return payload.sub!;
  }
}
