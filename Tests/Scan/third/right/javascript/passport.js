const passport = require('passport');
const OpenIDConnectStrategy = require('passport-openidconnect');
const User = require('./models/user');

passport.use(new OpenIDConnectStrategy({
  issuer: process.env.OIDC_ISSUER,
  authorizationURL: `${process.env.OIDC_ISSUER}/authorize`,
  tokenURL: `${process.env.OIDC_ISSUER}/oauth/token`,
  userInfoURL: `${process.env.OIDC_ISSUER}/userinfo`,
  clientID: process.env.OIDC_CLIENT_ID,
  clientSecret: process.env.OIDC_CLIENT_SECRET,
  callbackURL: '/auth/callback',
  nonce: true,
}, function verify(issuer, profile, done) {
  User.findOne({ issuer, subject: profile.id }, function (err, user) {
    if (err) {
      return done(err);
    }
    if (!user) {
      return done(null, false, { message: 'no account for this identity' });
    }
    done(null, user);
  });
}));

passport.serializeUser((user, done) => done(null, user.id));
passport.deserializeUser((id, done) => User.findById(id, done));
