import { Injectable, UnauthorizedException } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { createHash, timingSafeEqual } from 'node:crypto';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { AttemptStore } from './attempt.store';

@Injectable()
export class AppleTokenService {
  private readonly jwks = createRemoteJWKSet(new URL('https://appleid.apple.com/auth/keys'));

  constructor(
    private readonly attempts: AttemptStore,
    private readonly config: ConfigService,
  ) {}

  async authenticate(token: string, attemptId: string): Promise<{ subject: string; email?: string }> {
    if (decodeProtectedHeader(token).alg !== 'RS256') {
      throw new UnauthorizedException('algorithm');
    }
    const { payload } = await jwtVerify(token, this.jwks, {
      issuer: 'https://appleid.apple.com',
      audience: this.config.getOrThrow<string>('APPLE_BUNDLE_ID'),
    });

    const raw = await this.attempts.take(attemptId);
    const claimed = payload['nonce'];
    if (!raw || typeof claimed !== 'string' || !payload.sub) {
      throw new UnauthorizedException('nonce is missing');
    }

    const expected = createHash('sha256').update(raw).digest();
    const actual = Buffer.from(claimed, 'hex');
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
      throw new UnauthorizedException('nonce mismatch');
    }
    return { subject: payload.sub, email: payload['email'] as string | undefined };
  }
}
