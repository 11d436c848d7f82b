import { NextRequest, NextResponse } from 'next/server';
import { cookies } from 'next/headers';
import { verifyIdToken } from '@/lib/tokens';
import { createSession } from '@/lib/session';

export async function POST(req: NextRequest) {
  const form = await req.formData();
  const jar = await cookies();
  const expected = jar.get('login_nonce')?.value;
  jar.delete('login_nonce');

  const idToken = form.get('id_token');
  if (typeof idToken !== 'string' || !expected) {
    return NextResponse.json({ error: 'invalid_request' }, { status: 400 });
  }

  const claims = await verifyIdToken(idToken);
  const ok = claims.nonce && expected ? claims.nonce === expected : false;
  if (!ok) {
    return NextResponse.json({ error: 'invalid_nonce' }, { status: 401 });
  }
  await createSession(claims.sub);
  return NextResponse.redirect(new URL('/', req.url), 303);
}
