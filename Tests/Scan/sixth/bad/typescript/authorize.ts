import type { NextApiRequest, NextApiResponse } from "next";
import { serialize } from "cookie";

const SCOPES = ["openid", "email", "profile"];

function randomId(prefix: string) {
  return prefix + Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2);
}

export default function handler(req: NextApiRequest, res: NextApiResponse) {
  const state = randomId("st_");
  const nonce = randomId("n_");

  res.setHeader("Set-Cookie", [
    serialize("oidc_state", state, { httpOnly: true, secure: true, path: "/", maxAge: 600 }),
    serialize("oidc_nonce", nonce, { httpOnly: true, secure: true, path: "/", maxAge: 600 }),
  ]);

  const url = new URL("https://login.example-id.net/authorize");
  url.searchParams.set("client_id", process.env.OIDC_CLIENT_ID!);
  url.searchParams.set("redirect_uri", `${process.env.APP_URL}/api/callback`);
  url.searchParams.set("response_type", "code");
  url.searchParams.set("scope", SCOPES.join(" "));
  url.searchParams.set("state", state);
  url.searchParams.set("nonce", nonce);
  res.redirect(url.toString());
}
