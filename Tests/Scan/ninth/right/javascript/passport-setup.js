const passport = require('passport');
const { Strategy } = require('passport-local');
const argon2 = require('argon2');
const users = require('./users');

passport.use(
  new Strategy({ usernameField: 'email' }, (email, password, done) => {
    users.findByEmail(email, (err, user) => {
      if (err) {
        return done(err);
      }
      if (!user) {
        return done(null, false, { message: 'Wrong e-mail or password.' });
      }
      argon2.verify(user.hash, password).then(
        (ok) => {
          if (!ok) {
            done(null, false, { message: 'Wrong e-mail or password.' });
          } else {
            done(null, user);
          }
        },
        (error) => done(error)
      );
    });
  })
);

passport.serializeUser((user, done) => done(null, user.id));
passport.deserializeUser((id, done) => {
  users.findById(id, (err, user) => (err ? done(err) : done(null, user || false)));
});

module.exports = passport;
