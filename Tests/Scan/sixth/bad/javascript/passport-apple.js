const { OAuth2Strategy } = require('passport-oauth');
const { verifyIdToken } = require('./apple-keys');
const User = require('../models/User');

class AppleStrategy extends OAuth2Strategy {
  constructor(options) {
    super({ ...options, passReqToCallback: true }, AppleStrategy.onTokens);
    this.name = 'apple';
  }

  static async onTokens(req, accessToken, refreshToken, params, profile, done) {
    try {
      const claims = await verifyIdToken(params.id_token, { audience: process.env.APPLE_CLIENT });
      if (req.session.nonce && claims.nonce !== req.session.nonce) {
        return done(null, false, { message: 'nonce mismatch' });
      }
      req.session.nonce = null;
      const user = await User.findOneAndUpdate(
        { appleId: claims.sub },
        { $setOnInsert: { email: claims.email } },
        { upsert: true, new: true }
      );
      return done(null, user);
    } catch (err) {
      return done(err);
    }
  }
}

module.exports = AppleStrategy;
