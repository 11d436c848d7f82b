const crypto = require('crypto');

const policy = (nonce) => [
  `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  "object-src 'none'",
  "base-uri 'self'",
].join('; ');

// Nonce for the Content-Security-Policy header, new for each response.
module.exports = function csp(req, res, next) {
  res.locals.cspNonce = crypto.randomBytes(16).toString('base64');
  res.setHeader('Content-Security-Policy', policy(res.locals.cspNonce));
  next();
};
