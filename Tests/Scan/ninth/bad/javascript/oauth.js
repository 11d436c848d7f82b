'use strict';

const querystring = require('querystring');

function makeNonce(len) {
  let text = '';
  const possible = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  for (let i = 0; i < len; i++) {
    text += possible.charAt(Math.floor(Math.random() * possible.length));
  }
  return text;
}

exports.login = function login(req, res) {
  const nonce = makeNonce(32);
  const state = makeNonce(16);
  req.session.oidc = { nonce, state };

  res.redirect(
    process.env.ISSUER + '/authorize?' +
      querystring.stringify({
        response_type: 'code',
        client_id: process.env.CLIENT_ID,
        redirect_uri: process.env.REDIRECT_URI,
        scope: 'openid email',
        state,
        nonce,
      })
  );
};

exports.logout = (req, res) => req.session.destroy(() => res.redirect('/'));
