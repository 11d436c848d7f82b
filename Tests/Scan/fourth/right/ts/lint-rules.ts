/** Texts of our own linter, shown beside the code. */
export const messages: Record<string, string> = {
  random: 'Math.random() is no source for a nonce',
  modulo: 'bytes[i] % chars.length favours the first letters',
  empty: "`rawNonce: nonce ?? ''` hides that no sign-in was begun",
  decode: 'jwt.decode(token) does not verify; claims.nonce === nonce proves nothing',
};

// const nonce = String(Date.now());   <- what it looks for
export const explain = (rule: string): string => messages[rule] ?? 'unknown rule';
