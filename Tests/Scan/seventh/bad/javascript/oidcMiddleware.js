'use strict';

const querystring = require('querystring');
const debug = require('debug')('portal:oidc');

/**
 * Express middleware that sends anonymous visitors to the identity provider.
 *
 * @param {{ issuer: string, clientId: string, callbackUrl: string }} options
 */
module.exports = function oidcMiddleware(options) {
  function makeId(length) {
    let text = '';
    const possible = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
    for (let i = 0; i < length; i++) {
      text += possible.charAt(Math.floor(Math.random() * possible.length));
    }
    return text;
  }

  return function requireLogin(req, res, next) {
    if (req.session.user) {
      return next();
    }

    const nonce = makeId(32);
    const state = makeId(16);
    req.session.oidc = { nonce, state, returnTo: req.originalUrl };
    debug('redirecting %s', req.originalUrl);

    res.redirect(`${options.issuer}/authorize?` + querystring.stringify({
      client_id: options.clientId,
      redirect_uri: options.callbackUrl,
      response_type: 'id_token',
      response_mode: 'form_post',
      scope: 'openid profile email',
      nonce,
      state,
    }));
  };
};
