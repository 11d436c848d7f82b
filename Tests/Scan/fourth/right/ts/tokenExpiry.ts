import { jwtDecode } from 'jwt-decode';

interface Expiring {
  exp?: number;
}

/** When to refresh. Nothing is decided here about who the user is. */
export function expiresSoon(accessToken: string, now = Date.now()): boolean {
  const { exp } = jwtDecode<Expiring>(accessToken);
  return exp === undefined || exp * 1000 - now < 60_000;
}
