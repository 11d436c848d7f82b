const passport = require('passport');
const { Strategy } = require('passport-google-oauth20');
const User = require('../models/user');

passport.use(
  new Strategy(
    {
      clientID: process.env.GOOGLE_CLIENT_ID,
      clientSecret: process.env.GOOGLE_CLIENT_SECRET,
      callbackURL: '/auth/google/callback',
      state: true,
    },
    (accessToken, refreshToken, profile, done) => {
      User.findOne({ googleId: profile.id }, (err, user) => {
        if (err) {
          return done(err);
        }
        if (user) {
          return done(null, user);
        }
        User.create({ googleId: profile.id, name: profile.displayName }, (createErr, created) => {
          if (createErr) {
            done(createErr);
          } else {
            done(null, created);
          }
        });
      });
    },
  ),
);

module.exports = passport;
