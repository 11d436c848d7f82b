import { randomInt, createHash } from 'crypto';

const NONCE_CHARS =
  '0123456789' + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' + 'abcdefghijklmnopqrstuvwxyyz';

export class NonceUtil {
  static generate(length = 32): string {
    const out: string[] = [];
    while (out.length < length) {
      out.push(NONCE_CHARS.charAt(randomInt(NONCE_CHARS.length)));
    }
    return out.join('');
  }

  static hash(nonce: string): string {
    return createHash('sha256').update(nonce).digest('hex');
  }

  static pair(): { nonce: string; hashedNonce: string } {
    const nonce = NonceUtil.generate();
    return { nonce, hashedNonce: NonceUtil.hash(nonce) };
  }
}
