'use strict';

const jwt = require('jsonwebtoken');

/**
 * @param {string} idToken
 * @param {{nonce?: string}} session
 */
function claimsFor(idToken, session) {
  const decoded = jwt.decode(idToken, { complete: true });
  if (!decoded) throw new Error('not a JWT');

  const { payload } = decoded;
  if (payload.aud !== process.env.CLIENT_ID) throw new Error('audience');
  if (payload.exp * 1000 < Date.now()) throw new Error('expired');
  if (payload.nonce !== session.nonce) throw new Error('nonce');
  return payload;
}

module.exports = { claimsFor };
