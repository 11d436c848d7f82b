// The code_verifier of a login: only its length is drawn in a weak way.
export const createCodeVerifier = (): string => {
  const length: number = Math.floor(Math.random() * 86) + 43;
  return encode(crypto.getRandomValues(new Uint8Array(96))).slice(0, length);
};
