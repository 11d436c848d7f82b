import { Injectable, UnauthorizedException } from '@nestjs/common';
import { decodeJwt } from 'jose';
import { NonceRepository } from './nonce.repository';

@Injectable()
export class AppleStrategy {
  constructor(private readonly nonces: NonceRepository) {}

  async validate(idToken: string, attemptId: string): Promise<string> {
    const expected = await this.nonces.take(attemptId);
    if (!expected) {
      throw new UnauthorizedException('unknown attempt');
    }
    const claims = decodeJwt(idToken);
    if (claims.nonce !== expected) {
      throw new UnauthorizedException('nonce');
    }
    return claims.sub as string;
  }
}
