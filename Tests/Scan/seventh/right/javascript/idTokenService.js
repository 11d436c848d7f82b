import jwt from 'jsonwebtoken';
import jwksClient from 'jwks-rsa';

export class IdTokenService {
  constructor({ issuer, audience, jwksUri }) {
    this.issuer = issuer;
    this.audience = audience;
    this.jwks = jwksClient({ jwksUri, cache: true, rateLimit: true });
  }

  /** Claims of a token that is genuine, ours, and of this attempt. */
  async claimsOf(token, attempt) {
    if (!attempt || !attempt.nonce) {
      throw new Error('there is no login to finish');
    }
    const decoded = jwt.decode(token, { complete: true });
    if (!decoded || decoded.header.alg !== 'RS256') {
      throw new Error('unexpected token');
    }

    const key = await this.jwks.getSigningKey(decoded.header.kid);
    const claims = jwt.verify(token, key.getPublicKey(), {
      algorithms: ['RS256'],
      issuer: this.issuer,
      audience: this.audience,
    });

    if (typeof claims.nonce !== 'string' || claims.nonce !== attempt.nonce) {
      throw new Error('nonce mismatch');
    }
    return claims;
  }
}
