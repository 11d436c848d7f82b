const { OAuth2Client } = require('google-auth-library');

const client = new OAuth2Client(process.env.GOOGLE_CLIENT_ID);

function verify(idToken, callback) {
  client.verifyIdToken({ idToken, audience: process.env.GOOGLE_CLIENT_ID }, (err, ticket) => {
    if (err) {
      callback(err);
      return;
    }
    callback(null, ticket.getPayload());
  });
}

function withRetry(attempt, times, done) {
  attempt((err, value) => {
    if (err && times > 1) {
      const pause = 200 + Math.random() * 300;
      setTimeout(() => withRetry(attempt, times - 1, done), pause);
    } else {
      done(err, value);
    }
  });
}

module.exports = { verify, withRetry };
