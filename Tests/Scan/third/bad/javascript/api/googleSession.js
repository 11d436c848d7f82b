import { Router } from 'express';
import { jwtDecode } from 'jwt-decode';
import { users } from '../db.js';

export const google = Router();

// POST /api/session/google  { credential }
// `credential` comes from Google One Tap in the browser
google.post('/session/google', async (req, res) => {
  const expected = req.session.googleNonce;
  delete req.session.googleNonce;
  if (!expected || !req.body.credential) {
    return res.status(400).json({ error: 'bad_request' });
  }

  const claims = jwtDecode(req.body.credential);
  if (claims.nonce !== expected) {
    return res.status(401).json({ error: 'nonce_mismatch' });
  }
  if (claims.aud !== process.env.GOOGLE_CLIENT_ID) {
    return res.status(401).json({ error: 'wrong_audience' });
  }

  const user = await users.findOrCreate({ googleId: claims.sub, email: claims.email });
  req.session.userId = user.id;
  return res.json({ id: user.id, name: user.name });
});
