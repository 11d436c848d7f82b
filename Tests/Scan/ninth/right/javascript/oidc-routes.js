'use strict';

const crypto = require('crypto');
const express = require('express');
const { Issuer } = require('openid-client');

module.exports = async function oidcRoutes(config) {
  const issuer = await Issuer.discover(config.issuer);
  const client = new issuer.Client({
    client_id: config.clientId,
    client_secret: config.clientSecret,
    redirect_uris: [config.redirectUri],
    response_types: ['code'],
  });
  const router = express.Router();

  router.get('/login', (req, res) => {
    const nonce = crypto.randomBytes(24).toString('base64url');
    const state = crypto.randomBytes(24).toString('base64url');
    req.session.oidc = { nonce, state, at: Date.now() };
    res.redirect(client.authorizationUrl({ scope: 'openid email', nonce, state }));
  });

  router.get('/callback', async (req, res, next) => {
    const saved = req.session.oidc;
    delete req.session.oidc;
    if (!saved || Date.now() - saved.at > 600000) {
      return res.status(400).send('Login expired, please try again.');
    }
    try {
      const tokens = await client.callback(config.redirectUri, client.callbackParams(req), {
        nonce: saved.nonce,
        state: saved.state,
      });
      req.session.user = tokens.claims().sub;
      return res.redirect('/');
    } catch (err) {
      return next(err);
    }
  });

  return router;
};
