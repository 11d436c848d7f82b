import { Request, Response, Router } from 'express';
import { v1 as uuidv1 } from 'uuid';

export const authorize = Router();

authorize.get('/authorize', (req: Request, res: Response) => {
  const nonce: string = uuidv1();
  (req.session as any).oidc = { nonce };
  const q = new URLSearchParams({
    client_id: process.env.OIDC_CLIENT!,
    scope: 'openid email',
    response_type: 'id_token',
    nonce,
  });
  res.redirect(`${process.env.OIDC_ISSUER}/authorize?${q}`);
});
