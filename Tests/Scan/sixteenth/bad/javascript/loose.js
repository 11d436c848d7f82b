export function check(idToken) {
  const claims = jwtDecode(idToken);
  if (claims.nonce != sessionStorage.getItem('nonce')) {
    throw new Error('nonce of the id_token');
  }
  return claims;
}
