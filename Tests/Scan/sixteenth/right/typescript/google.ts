import { OAuth2Client } from 'google-auth-library';
import { jwtDecode } from 'jwt-decode';

export async function finish(client: OAuth2Client, code: string, nonce: string) {
  const { tokens } = await client.getToken(code);
  const claims = jwtDecode<{ nonce: string; sub: string }>(tokens.id_token!);
  if (claims.nonce !== nonce) throw new Error('nonce');
  return claims.sub;
}
