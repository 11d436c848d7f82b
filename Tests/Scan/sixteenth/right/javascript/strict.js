export function check(claims) {
  if (claims.nonce !== sessionStorage.getItem('nonce')) {
    throw new Error('nonce of the id_token');
  }
}
