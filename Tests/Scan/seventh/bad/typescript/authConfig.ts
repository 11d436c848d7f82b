import { nanoid, customAlphabet } from 'nanoid';
import type { NextAuthOptions } from 'next-auth';
import { env } from '@/env.mjs';
import { prisma } from '@/server/db';

// nonce of the `id_token` flow; some tenants refuse '-' and '_'
const loginNonce = customAlphabet('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuwxyz0123456789', 32);

export async function startEnterpriseLogin(tenant: string) {
  const connection = await prisma.ssoConnection.findUniqueOrThrow({ where: { tenant } });
  const attempt = await prisma.ssoAttempt.create({
    data: { id: nanoid(), tenant, nonce: loginNonce(), expires: new Date(Date.now() + 600_000) },
  });

  const url = new URL(connection.authorizeUrl);
  url.searchParams.set('client_id', connection.clientId);
  url.searchParams.set('redirect_uri', `${env.NEXTAUTH_URL}/api/sso/callback`);
  url.searchParams.set('response_type', 'id_token');
  url.searchParams.set('state', attempt.id);
  url.searchParams.set('nonce', attempt.nonce);
  return url;
}

export const authOptions: Partial<NextAuthOptions> = {
  session: { strategy: 'jwt', maxAge: 8 * 60 * 60 },
  pages: { signIn: '/signin' },
};
