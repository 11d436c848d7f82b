import { customAlphabet } from 'nanoid';

/** Bitcoin's base58, for what people copy by hand */
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** all of RFC 3986's unreserved characters */
const UNRESERVED = '-._~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const NO_LOOKALIKES = '346789ABCDEFGHJKLMNPQRTUVWXYabcdefghijkmnpqrtwxyz';

export const loginNonce = customAlphabet(UNRESERVED, 43);
export const loginState = customAlphabet(UNRESERVED, 22);
export const inviteCode = customAlphabet(NO_LOOKALIKES, 12);
export const deviceId = customAlphabet(BASE58, 22);

export interface LoginIdentifiers {
  readonly nonce: string;
  readonly state: string;
}

export function createLoginIdentifiers(): LoginIdentifiers {
  return { nonce: loginNonce(), state: loginState() };
}
