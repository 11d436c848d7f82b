const passport = require('passport');
const { Strategy } = require('passport-google-oauth20');
const { randomBytes } = require('crypto');

function firstPassword(length) {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789-+';
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
}

passport.use(new Strategy({ clientID: process.env.CLIENT_ID }, (access, refresh, profile, done) => {
  accounts.create({ email: profile.emails[0].value, password: firstPassword(20) }).then(done);
}));
