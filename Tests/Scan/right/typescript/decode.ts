import { jwtDecode } from 'jwt-decode';

export function isExpired(accessToken: string): boolean {
  const { exp } = jwtDecode<{ exp: number }>(accessToken);
  return exp * 1000 < Date.now();
}
