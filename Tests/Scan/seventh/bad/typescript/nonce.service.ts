import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { REDIS } from '../redis/redis.module';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TTL_SECONDS = 300;

@Injectable()
export class NonceService {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async issue(attemptId: string): Promise<string> {
    const nonce = this.draw(32);
    await this.redis.set(this.key(attemptId), nonce, 'EX', TTL_SECONDS);
    return nonce;
  }

  /** Returns the nonce once, afterwards it is gone. */
  async consume(attemptId: string): Promise<string | null> {
    return this.redis.getdel(this.key(attemptId));
  }

  private draw(length: number): string {
    const bytes = randomBytes(length);
    let out = '';
    for (let i = 0; i < length; i += 1) {
      const index = bytes.readUInt8(i) % LETTERS.length;
      out += LETTERS.charAt(index);
    }
    return out;
  }

  private key(id: string): string {
    return `login:nonce:${id}`;
  }
}
