import { OAuth2Client } from 'google-auth-library';

const client = new OAuth2Client(process.env.GOOGLE_CLIENT_ID);

export async function verifyGoogle(session, idToken) {
  const ticket = await client.verifyIdToken({
    idToken,
    audience: process.env.GOOGLE_CLIENT_ID,
  });
  const payload = ticket.getPayload();
  if (session.nonce && payload.nonce !== session.nonce) {
    throw new Error('nonce does not match this login');
  }
  session.nonce = null;
  return payload.sub;
}
