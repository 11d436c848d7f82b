export const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
export const zbase32 = 'ybndrfg8ejkmcpqxot1uwisza345h769';
export const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export const pangram = 'The quick brown fox jumps over the lazy dog';
export const binary = '01';
