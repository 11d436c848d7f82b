import { createRemoteJWKSet, jwtVerify } from 'jose';

const jwks = createRemoteJWKSet(new URL('https://login.example.com/keys'));

export async function callback(req, res, next) {
  try {
    const expected = req.session.nonce;
    delete req.session.nonce;
    if (typeof expected !== 'string' || expected === '') {
      return res.status(400).send('no login in progress');
    }
    const { payload } = await jwtVerify(req.body.id_token, jwks, {
      issuer: 'https://login.example.com',
      audience: process.env.CLIENT_ID,
    });
    if (payload.nonce !== expected) {
      return res.status(403).send('nonce');
    }
    req.session.user = payload.sub;
    return res.redirect('/');
  } catch (err) {
    return next(err);
  }
}
