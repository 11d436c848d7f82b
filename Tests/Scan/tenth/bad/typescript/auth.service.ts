import { Injectable, UnauthorizedException } from '@nestjs/common';
import * as jwt from 'jsonwebtoken';
import { UsersService } from '../users/users.service';

interface IdClaims {
  sub: string;
  email?: string;
  nonce?: string;
}

@Injectable()
export class AuthService {
  constructor(private readonly users: UsersService) {}

  async loginWithApple(idToken: string, expectedNonce: string) {
    const claims = jwt.decode(idToken) as IdClaims | null;
    if (!claims || claims.nonce !== expectedNonce) {
      throw new UnauthorizedException('nonce mismatch');
    }
    const user = await this.users.upsert({ appleId: claims.sub, email: claims.email });
    return { user, session: await this.users.openSession(user.id) };
  }

  async logout(sessionId: string) {
    await this.users.closeSession(sessionId);
  }
}
