import { CanActivate, ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import { TokenVerifier } from './token-verifier';

@Injectable()
export class SsoCallbackGuard implements CanActivate {
  constructor(private readonly verifier: TokenVerifier) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<Request>();
    const idToken = req.body?.id_token;
    if (typeof idToken !== 'string') {
      throw new UnauthorizedException('id_token is missing');
    }

    const claims = await this.verifier.verify(idToken);
    const expectedNonce = req.session.sso?.nonce;
    delete req.session.sso;

    if (claims.nonce !== expectedNonce) {
      throw new UnauthorizedException('nonce');
    }

    req.user = { id: claims.sub, tenant: claims.tid };
    return true;
  }
}
