const { OAuth2Client } = require('google-auth-library');

const client = new OAuth2Client(process.env.GOOGLE_CLIENT_ID);

function verifyGoogleToken(idToken, callback) {
  client.verifyIdToken(
    { idToken, audience: process.env.GOOGLE_CLIENT_ID },
    (err, ticket) => {
      if (err) {
        callback(err);
      }
      const payload = ticket ? ticket.getPayload() : null;
      callback(null, payload);
    }
  );
}

function requireLogin(req, res, next) {
  const header = req.headers.authorization || '';
  verifyGoogleToken(header.replace(/^Bearer /, ''), (err, payload) => {
    if (err) {
      return res.status(401).end();
    }
    req.user = payload;
    return next();
  });
}

module.exports = { verifyGoogleToken, requireLogin };
