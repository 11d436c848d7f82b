import { Injectable, UnauthorizedException } from '@nestjs/common';
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';

@Injectable()
export class OidcService {
  private readonly jwks = createRemoteJWKSet(new URL('https://id.example.com/jwks'));

  async verify(idToken: string, expectedNonce: string | undefined): Promise<JWTPayload> {
    if (!expectedNonce) {
      throw new UnauthorizedException('no login in progress');
    }
    const { payload } = await jwtVerify(idToken, this.jwks, {
      issuer: 'https://id.example.com',
      audience: 'web',
    });
    if (payload.nonce !== expectedNonce) {
      throw new UnauthorizedException('nonce mismatch');
    }
    return payload;
  }
}
