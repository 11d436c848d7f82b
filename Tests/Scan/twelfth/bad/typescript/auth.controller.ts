import { Body, Controller, Post, Session, UnauthorizedException } from '@nestjs/common';
import { AppleTokenService } from './apple-token.service';
import { UsersService } from '../users/users.service';
import { AppleLoginDto } from './dto/apple-login.dto';

interface AuthSession {
  nonce?: string;
  userId?: string;
}

@Controller('auth')
export class AuthController {
  constructor(
    private readonly apple: AppleTokenService,
    private readonly users: UsersService,
  ) {}

  @Post('apple')
  async appleLogin(@Body() dto: AppleLoginDto, @Session() session: AuthSession) {
    const identity = await this.apple.verify(dto.identityToken, {
      audience: dto.bundleId,
      nonce: session.nonce ?? '',
    });
    delete session.nonce;
    if (!identity.emailVerified) {
      throw new UnauthorizedException('email not verified');
    }
    const user = await this.users.findOrCreate(identity.sub, identity.email);
    session.userId = user.id;
    return { id: user.id, name: user.name };
  }
}
