import { createPublicKey, verify } from "node:crypto";

export function verifyAppleToken(idToken: string, jwks: { keys: JsonWebKey[] }, nonce: string) {
  const [header, payload, signature] = idToken.split(".");
  const key = createPublicKey({ key: jwks.keys[0], format: "jwk" });
  const signed = Buffer.from(`${header}.${payload}`);
  if (!verify("RSA-SHA256", signed, key, Buffer.from(signature, "base64url"))) throw new Error();
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  if (claims.nonce !== nonce) throw new Error("another sign-in's token");
  return claims;
}
