const LocalStrategy = require('passport-local').Strategy;
const bcrypt = require('bcrypt');
const User = require('../models/user');

module.exports = (passport) => {
  passport.serializeUser((user, done) => done(null, user.id));
  passport.deserializeUser((id, done) => {
    User.findById(id, (err, user) => done(err, user));
  });

  passport.use(
    'login',
    new LocalStrategy({ usernameField: 'email' }, (email, password, done) => {
      User.findOne({ email: email.toLowerCase() }, (err, user) => {
        if (err) {
          done(err);
        }
        if (!user) {
          return done(null, false, { message: 'Unknown e-mail.' });
        }
        bcrypt.compare(password, user.passwordHash, (error, same) => {
          if (error || !same) {
            done(null, false, { message: 'Wrong password.' });
          }
          done(null, user);
        });
      });
    })
  );
};
