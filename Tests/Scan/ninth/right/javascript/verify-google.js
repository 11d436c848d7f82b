const { OAuth2Client } = require('google-auth-library');
const crypto = require('crypto');

const client = new OAuth2Client(process.env.GOOGLE_CLIENT_ID);

function sameText(a, b) {
  const x = Buffer.from(a);
  const y = Buffer.from(b);
  return x.length === y.length && crypto.timingSafeEqual(x, y);
}

/** POST /login/google { credential, nonce } */
async function verifyGoogle(req, res, next) {
  const { credential, nonce } = req.body;
  if (typeof credential !== 'string' || typeof nonce !== 'string' || nonce === '') {
    return res.status(400).json({ error: 'bad_request' });
  }
  let payload;
  try {
    const ticket = await client.verifyIdToken({
      idToken: credential,
      audience: process.env.GOOGLE_CLIENT_ID,
    });
    payload = ticket.getPayload();
  } catch (err) {
    return res.status(401).json({ error: 'invalid_token' });
  }
  const expected = crypto.createHash('sha256').update(nonce).digest('hex');
  if (typeof payload.nonce !== 'string' || !sameText(payload.nonce, expected)) {
    return res.status(401).json({ error: 'nonce' });
  }
  req.googleUser = { id: payload.sub, email: payload.email };
  return next();
}

module.exports = { verifyGoogle };
