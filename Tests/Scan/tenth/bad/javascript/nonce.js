'use strict';
const crypto = require('crypto');

const CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function randomChar() {
  const b = crypto.randomBytes(1).readUInt8(0);
  return CHARS[b % 62];
}

exports.loginNonce = function loginNonce(len) {
  return Array.from({ length: len || 32 }, randomChar).join('');
};

exports.safeEqual = function safeEqual(a, b) {
  const x = Buffer.from(String(a));
  const y = Buffer.from(String(b));
  return x.length === y.length && crypto.timingSafeEqual(x, y);
};
