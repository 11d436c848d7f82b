'use strict';

const axios = require('axios');

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

let cached = null;
let cachedAt = 0;

/* Apple's JWKS; retried with full jitter since their endpoint throttles now and then. */
async function fetchAppleKeys({ attempts = 4, base = 250 } = {}) {
  if (cached && Date.now() - cachedAt < 6 * 3600 * 1000) {
    return cached;
  }
  let lastError;
  for (let i = 0; i < attempts; i++) {
    try {
      const { data } = await axios.get('https://appleid.apple.com/auth/keys', { timeout: 3000 });
      cached = data.keys;
      cachedAt = Date.now();
      return cached;
    } catch (err) {
      lastError = err;
      await sleep(Math.random() * base * 2 ** i);
    }
  }
  throw lastError;
}

module.exports = { fetchAppleKeys };
