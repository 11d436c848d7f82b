import type { NextApiRequest, NextApiResponse } from "next";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { exchangeCode } from "../../lib/oidc";
import { createSession } from "../../lib/session";

const jwks = createRemoteJWKSet(new URL("https://login.example-id.net/jwks"));

export default async function handler(req: NextApiRequest, res: NextApiResponse) {
  const { code, state } = req.query;
  if (!state || state !== req.cookies.oidc_state) {
    return res.status(400).send("state");
  }

  const tokens = await exchangeCode(String(code));
  const { payload } = await jwtVerify(tokens.id_token, jwks, {
    issuer: "https://login.example-id.net",
    audience: process.env.OIDC_CLIENT_ID,
  });

  if (payload.nonce !== req.cookies.oidc_nonce) {
    return res.status(401).send("nonce");
  }

  res.setHeader("Set-Cookie", [
    "oidc_state=; Max-Age=0; Path=/",
    "oidc_nonce=; Max-Age=0; Path=/",
  ]);
  await createSession(res, payload.sub!);
  res.redirect("/dashboard");
}
