import { NextRequest, NextResponse } from 'next/server';
import { cookies } from 'next/headers';
import { verifyIdToken } from '@/lib/tokens';
import { createSession } from '@/lib/session';

export async function POST(req: NextRequest) {
  const form = await req.formData();
  const idToken = form.get('id_token');
  if (typeof idToken !== 'string') {
    return NextResponse.json({ error: 'missing id_token' }, { status: 400 });
  }

  const jar = await cookies();
  const nonce = jar.get('login_nonce')?.value ?? '';
  jar.delete('login_nonce');

  const claims = await verifyIdToken(idToken, { nonce });
  await createSession(claims.sub);
  return NextResponse.redirect(new URL('/', req.url), 303);
}
