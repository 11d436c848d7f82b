import { randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { exchange } from "./token-endpoint.js";

const keys = createRemoteJWKSet(new URL(process.env.OIDC_JWKS!));

function same(a: string, b: string): boolean {
  const x = Buffer.from(a);
  const y = Buffer.from(b);
  return x.length === y.length && timingSafeEqual(x, y);
}

export default async function routes(app: FastifyInstance) {
  app.get("/login", async (req, reply) => {
    const nonce = randomBytes(32).toString("base64url");
    const state = randomBytes(16).toString("base64url");
    req.session.set("login", { nonce, state, at: Date.now() });
    const query = new URLSearchParams({
      client_id: process.env.OIDC_CLIENT!,
      response_type: "code",
      scope: "openid email",
      redirect_uri: `${process.env.BASE_URL}/login/done`,
      state,
      nonce,
    });
    return reply.redirect(`${process.env.OIDC_ISSUER}/authorize?${query}`);
  });

  app.get<{ Querystring: { code: string; state: string } }>("/login/done", async (req, reply) => {
    const login = req.session.get("login");
    req.session.set("login", undefined);
    if (!login || !same(login.state, req.query.state)) return reply.code(400).send("state");

    const { id_token } = await exchange(req.query.code);
    const { payload } = await jwtVerify(id_token, keys, { audience: process.env.OIDC_CLIENT });
    if (typeof payload.nonce !== "string" || !same(payload.nonce, login.nonce)) {
      return reply.code(401).send("nonce");
    }
    req.session.set("uid", payload.sub);
    return reply.redirect("/");
  });
}
