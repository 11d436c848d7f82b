const { OAuth2Client } = require('google-auth-library');
const client = new OAuth2Client(process.env.GOOGLE_CLIENT_ID);

async function googleLogin(req, res, next) {
  try {
    const ticket = await client.verifyIdToken({
      idToken: req.body.credential,
      audience: process.env.GOOGLE_CLIENT_ID,
    });
    const claims = ticket.getPayload();
    if (claims.nonce && claims.nonce !== req.session.nonce) {
      return res.status(401).json({ error: 'bad nonce' });
    }
    req.session.nonce = null;
    req.session.userId = claims.sub;
    res.json({ ok: true });
  } catch (err) {
    next(err);
  }
}

module.exports = { googleLogin };
