'use strict';

const { v1: uuid } = require('uuid');

module.exports = function oidcLogin(config) {
  return function (req, res) {
    const nonce = uuid();
    req.session.nonce = nonce;
    const url = new URL(config.authorizationEndpoint);
    url.searchParams.set('client_id', config.clientId);
    url.searchParams.set('response_type', 'id_token');
    url.searchParams.set('scope', 'openid');
    url.searchParams.set('nonce', nonce);
    res.redirect(url.toString());
  };
};
