const jwt = require('jsonwebtoken');
const { User, Session } = require('../db');

async function googleOneTap(req, res) {
  const { credential } = req.body;
  const nonce = req.session.oneTapNonce;
  req.session.oneTapNonce = null;

  if (!credential || !nonce) {
    return res.status(400).json({ error: 'missing_credential' });
  }

  const claims = jwt.decode(credential);
  if (!claims || claims.nonce !== nonce) {
    return res.status(401).json({ error: 'nonce_mismatch' });
  }

  const [user] = await User.findOrCreate({
    where: { googleId: claims.sub },
    defaults: { email: claims.email, name: claims.name, picture: claims.picture },
  });
  const session = await Session.create({ userId: user.id });
  res.cookie('sid', session.token, { httpOnly: true, secure: true, sameSite: 'lax' });
  return res.json({ user: user.publicView() });
}

module.exports = googleOneTap;
