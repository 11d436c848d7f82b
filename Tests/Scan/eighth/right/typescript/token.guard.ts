import { CanActivate, ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { OAuth2Client } from 'google-auth-library';
import type { Request } from 'express';

@Injectable()
export class TokenGuard implements CanActivate {
  private readonly client = new OAuth2Client(process.env.CLIENT_ID);

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const expected: unknown = request.cookies?.login_nonce;
    if (typeof expected !== 'string' || expected.length === 0) {
      throw new UnauthorizedException('no login');
    }
    const ticket = await this.client.verifyIdToken({
      idToken: request.body.id_token,
      audience: process.env.CLIENT_ID,
    });
    const claims = ticket.getPayload();
    if (claims?.nonce !== expected) {
      throw new UnauthorizedException('nonce');
    }
    return true;
  }
}
