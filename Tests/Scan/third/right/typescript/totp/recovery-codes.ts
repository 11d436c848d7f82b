import { randomBytes } from 'crypto';
import bcrypt from 'bcrypt';

// RFC 4648 base32: no 0, 1, 8 or 9
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function code(): string {
  const letters = Array.from(randomBytes(10), (b) => BASE32[b & 31]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

export async function issueRecoveryCodes(count = 8): Promise<{ plain: string[]; hashes: string[] }> {
  const plain = Array.from({ length: count }, code);
  const hashes = await Promise.all(plain.map((c) => bcrypt.hash(c, 10)));
  return { plain, hashes };
}
