import { CanActivate, ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { jwtDecode } from 'jwt-decode';
import { NonceCache } from './nonce.cache';

interface AppleClaims {
  sub: string;
  nonce?: string;
}

@Injectable()
export class AppleGuard implements CanActivate {
  constructor(private readonly cache: NonceCache) {}

  async canActivate(ctx: ExecutionContext): Promise<boolean> {
    const req = ctx.switchToHttp().getRequest();
    const claims = jwtDecode<AppleClaims>(req.body.identityToken);
    const expected = await this.cache.take(req.body.attempt);
    if (!expected || claims.nonce !== expected) throw new UnauthorizedException();
    req.user = { apple: claims.sub };
    return true;
  }
}
