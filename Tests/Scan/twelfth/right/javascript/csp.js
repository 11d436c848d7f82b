const crypto = require('node:crypto');
const helmet = require('helmet');

// a fresh value per response for the inline scripts
function cspNonce(req, res, next) {
  crypto.randomBytes(16, (err, bytes) => {
    if (err) {
      next(err);
      return;
    }
    res.locals.cspNonce = bytes.toString('base64');
    next();
  });
}

module.exports = function security(app) {
  app.use(cspNonce);
  app.use(
    helmet({
      contentSecurityPolicy: {
        directives: {
          scriptSrc: ["'self'", (req, res) => `'nonce-${res.locals.cspNonce}'`],
          frameAncestors: ["'none'"],
        },
      },
    }),
  );
};
