import { Controller, Get, Query, Req, Res, UnauthorizedException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { generators, type Client } from 'openid-client';
import { OidcClientProvider } from './oidc-client.provider';

@Controller('sso')
export class SsoController {
  private readonly client: Client;

  constructor(provider: OidcClientProvider) {
    this.client = provider.client;
  }

  @Get('login')
  login(@Req() req: Request, @Res() res: Response): void {
    const nonce = generators.nonce();
    const state = generators.state();
    req.session.sso = { nonce, state, at: Date.now() };
    res.redirect(this.client.authorizationUrl({ scope: 'openid email', nonce, state }));
  }

  @Get('callback')
  async callback(@Req() req: Request, @Query() query: Record<string, string>): Promise<{ subject: string }> {
    const pending = req.session.sso;
    req.session.sso = undefined;
    if (!pending || Date.now() - pending.at > 600_000) {
      throw new UnauthorizedException('the login took too long');
    }
    const tokens = await this.client.callback(process.env.SSO_REDIRECT, query, {
      nonce: pending.nonce,
      state: pending.state,
    });
    return { subject: tokens.claims().sub };
  }
}
