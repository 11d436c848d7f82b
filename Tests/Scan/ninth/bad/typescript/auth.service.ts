import { Injectable, UnauthorizedException } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { JwtService } from '@nestjs/jwt';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { UsersService } from '../users/users.service';

export interface LoginSession {
  nonce?: string;
  state?: string;
}

@Injectable()
export class AuthService {
  private readonly jwks = createRemoteJWKSet(new URL('https://appleid.apple.com/auth/keys'));

  constructor(
    private readonly config: ConfigService,
    private readonly jwt: JwtService,
    private readonly users: UsersService,
  ) {}

  async loginWithApple(idToken: string, session: LoginSession) {
    const { payload } = await jwtVerify(idToken, this.jwks, {
      issuer: 'https://appleid.apple.com',
      audience: this.config.getOrThrow('APPLE_CLIENT_ID'),
    });

    if (session.nonce && payload.nonce !== session.nonce) {
      throw new UnauthorizedException('nonce mismatch');
    }

    const user = await this.users.findOrCreate(payload.sub!, payload.email as string);
    return { accessToken: await this.jwt.signAsync({ sub: user.id }) };
  }
}
