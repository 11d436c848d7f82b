import jwt from 'jsonwebtoken';
import { findOrCreateUser } from '../services/userService.js';
import { exchangeCode } from '../services/tokenService.js';
import { HttpError } from '../lib/errors.js';

export class CallbackController {
  constructor({ config, logger }) {
    this.config = config;
    this.logger = logger;
  }

  handle = async (req, res, next) => {
    try {
      const pending = req.session.pendingLogin;
      delete req.session.pendingLogin;
      if (!pending || !pending.nonce || req.query.state !== pending.state) {
        throw new HttpError(400, 'login was not started here');
      }

      const tokens = await exchangeCode(this.config, req.query.code);
      const profile = jwt.decode(tokens.id_token);
      if (profile.nonce !== pending.nonce) {
        throw new HttpError(401, 'nonce mismatch');
      }

      const user = await findOrCreateUser(profile.sub, profile.email);
      req.session.userId = user.id;
      this.logger.info({ user: user.id }, 'signed in');
      res.redirect(pending.returnTo || '/');
    } catch (err) {
      next(err);
    }
  };
}
