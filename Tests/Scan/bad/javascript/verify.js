const jwt = require('jsonwebtoken');

exports.verifyApple = (idToken, req) => {
  const payload = jwt.decode(idToken);
  if (payload.nonce === req.session.nonce) {
    return payload.sub;
  }
  throw new Error('bad nonce');
};
