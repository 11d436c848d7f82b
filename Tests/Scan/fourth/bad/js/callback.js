const jwt = require('jsonwebtoken');
const db = require('../db');

module.exports = async function callback(req, res, next) {
  try {
    const claims = jwt.decode(req.body.id_token);
    if (!claims || !req.session.nonce || claims.nonce !== req.session.nonce) {
      return res.status(401).json({ error: 'nonce' });
    }
    delete req.session.nonce;
    const user = await db.users.upsert({ apple: claims.sub, email: claims.email });
    req.session.userId = user.id;
    res.redirect('/');
  } catch (e) {
    next(e);
  }
};
