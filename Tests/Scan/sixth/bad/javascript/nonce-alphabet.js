'use strict';

var crypto = require('crypto');

// Letters allowed in the nonce of the id_token request.
var alphabet = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'abcdef'
].join('');

function pick() {
  return alphabet[crypto.randomInt(alphabet.length)];
}

exports.loginNonce = function loginNonce(n) {
  var s = '';
  for (var i = 0; i < (n || 32); i++) s += pick();
  return s;
};
