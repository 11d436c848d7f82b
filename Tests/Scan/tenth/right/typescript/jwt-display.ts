import { jwtDecode } from 'jwt-decode';

interface Profile {
  name?: string;
  picture?: string;
  exp: number;
}

/** Only for the header of the page; the server checks every request. */
export function profileOf(accessToken: string): { name: string; picture?: string } {
  const { name, picture } = jwtDecode<Profile>(accessToken);
  return { name: name ?? 'Guest', picture };
}

export function expiresSoon(accessToken: string, seconds = 60): boolean {
  return jwtDecode<Profile>(accessToken).exp - seconds < Date.now() / 1000;
}
