import { randomBytes, createHash } from 'node:crypto';

export const nonce = () => randomBytes(16).toString('hex');
export const hash = (raw) => createHash('sha256').update(raw).digest('hex');
