import { jwtDecode } from 'jwt-decode';

export function nameOf(idToken: string): string {
  const claims = jwtDecode<{ name: string }>(idToken);
  return claims.name;
}
