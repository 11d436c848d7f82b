const passport = require('passport');
const OpenIDConnectStrategy = require('passport-openidconnect');
const config = require('./config');
const User = require('../models/user');

passport.use(
  new OpenIDConnectStrategy(
    {
      issuer: config.oidc.issuer,
      authorizationURL: config.oidc.authorizationURL,
      tokenURL: config.oidc.tokenURL,
      userInfoURL: config.oidc.userInfoURL,
      clientID: config.oidc.clientID,
      clientSecret: config.oidc.clientSecret,
      callbackURL: '/login/callback',
      scope: ['profile', 'email'],
    },
    function verify(issuer, profile, done) {
      User.findByFederatedId(issuer, profile.id, function (err, user) {
        if (err) {
          done(err);
        }
        done(null, user || false);
      });
    },
  ),
);

passport.serializeUser((user, cb) => cb(null, user.id));
passport.deserializeUser((id, cb) => {
  User.findById(id).then((user) => cb(null, user), cb);
});

module.exports = passport;
