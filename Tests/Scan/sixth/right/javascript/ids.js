'use strict';

const { randomInt, randomBytes } = require('crypto');

// Crockford's base 32: no I, L, O and U.
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

exports.couponCode = function couponCode(groups = 3) {
  const parts = [];
  for (let g = 0; g < groups; g += 1) {
    const bytes = randomBytes(4);
    parts.push(Array.from(bytes, (b) => CROCKFORD[b % CROCKFORD.length]).join(''));
  }
  return parts.join('-');
};

exports.loginNonce = function loginNonce() {
  return Array.from(randomBytes(52), (b) => CROCKFORD[b & 31]).join('');
};

exports.pin = function pin() {
  return String(randomInt(0, 1000000)).padStart(6, '0');
};
