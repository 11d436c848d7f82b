import { CanActivate, ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { jwtDecode } from 'jwt-decode';
import type { Request } from 'express';

interface IdToken {
  sub: string;
  aud: string;
  nonce?: string;
}

@Injectable()
export class TokenGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const claims = jwtDecode<IdToken>(request.body.id_token);
    if (claims.aud !== process.env.CLIENT_ID) {
      throw new UnauthorizedException('audience');
    }
    if (claims.nonce !== request.cookies?.login_nonce) {
      throw new UnauthorizedException('nonce');
    }
    (request as any).userId = claims.sub;
    return true;
  }
}
