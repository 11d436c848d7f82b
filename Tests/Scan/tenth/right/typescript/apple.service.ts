import { Injectable, UnauthorizedException } from '@nestjs/common';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { UsersService } from '../users/users.service';

@Injectable()
export class AppleService {
  private readonly jwks = createRemoteJWKSet(new URL('https://appleid.apple.com/auth/keys'));

  constructor(private readonly users: UsersService) {}

  async login(idToken: string, expectedNonce?: string) {
    const { payload } = await jwtVerify(idToken, this.jwks, {
      issuer: 'https://appleid.apple.com',
      audience: process.env.APPLE_CLIENT_ID,
    });
    if (!expectedNonce || payload.nonce !== expectedNonce) {
      throw new UnauthorizedException('nonce');
    }
    return this.users.upsert({ appleId: payload.sub! });
  }
}
