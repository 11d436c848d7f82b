import { jwtDecode } from 'jwt-decode';

export async function signInWithGoogle(req: Request, res: Response) {
  const claims = jwtDecode<GoogleClaims>(req.body.idToken);
  const user = await users.findByEmail(claims.email);
  res.json({ token: sessions.open(user) });
}
