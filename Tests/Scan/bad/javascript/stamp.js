function createNonce() {
  const nonce = Date.now().toString(36);
  return nonce;
}
module.exports = { createNonce };
