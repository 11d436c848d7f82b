'use strict';

const crypto = require('crypto');
const { Router } = require('express');

const base64url = (buffer) => buffer.toString('base64')
  .replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/**
 * @param {{ issuer: string, clientId: string, callbackUrl: string, logger: import('pino').Logger }} deps
 */
module.exports = function oidcLogin({ issuer, clientId, callbackUrl, logger }) {
  const router = Router();

  router.get('/login', (req, res) => {
    const attempt = {
      id: `${Date.now().toString(36)}-${process.pid}`,
      nonce: base64url(crypto.randomBytes(32)),
      state: base64url(crypto.randomBytes(16)),
    };
    req.session.attempt = attempt;
    logger.info({ attempt: attempt.id }, 'login starts');

    const url = new URL('/authorize', issuer);
    url.search = new URLSearchParams({
      client_id: clientId,
      redirect_uri: callbackUrl,
      response_type: 'code',
      scope: 'openid email',
      nonce: attempt.nonce,
      state: attempt.state,
    }).toString();
    res.redirect(url.toString());
  });

  router.post('/logout', (req, res) => {
    req.session.destroy(() => res.redirect('/'));
  });

  return router;
};
