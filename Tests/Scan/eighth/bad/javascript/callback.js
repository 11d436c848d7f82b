const { createRemoteJWKSet, jwtVerify } = require('jose');

const keys = createRemoteJWKSet(new URL('https://www.googleapis.com/oauth2/v3/certs'));

exports.callback = async function callback(req, res) {
  const { payload } = await jwtVerify(req.body.id_token, keys, {
    issuer: 'https://accounts.google.com',
    audience: process.env.GOOGLE_CLIENT_ID,
  });

  if (payload.nonce !== req.session.nonce) {
    res.status(403).send('Bad nonce');
    return;
  }

  req.session.nonce = undefined;
  req.session.user = { id: payload.sub, email: payload.email };
  res.redirect('/');
};
