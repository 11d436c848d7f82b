import { Injectable, UnauthorizedException } from '@nestjs/common';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Request } from 'express';

@Injectable()
export class OidcVerifier {
  private readonly jwks = createRemoteJWKSet(new URL('https://id.example.com/.well-known/jwks.json'));

  async verify(req: Request, idToken: string) {
    const { payload } = await jwtVerify(idToken, this.jwks, {
      issuer: 'https://id.example.com',
      audience: process.env.CLIENT_ID,
    });

    const expected: string | undefined = req.cookies?.['login_nonce'];
    if (expected && payload.nonce !== expected) {
      throw new UnauthorizedException('nonce mismatch');
    }
    return { id: payload.sub, email: payload.email as string };
  }
}
