#!/usr/bin/env node
// jose by panva (Debian's package node-jose) as a token verifier, over wire version 1: `jwtVerify`
// and a local key set.
//
// It promises signature (of a key chosen by `kid`), `iss`, `aud`, `exp` and `nbf`, of `iat` that it
// is a number, takes the present as a parameter, and throws a `JOSEError` for every token that it
// refuses. The lines of the app compare the nonce.
"use strict";
const crypto = require("crypto");
const fs = require("fs");
const path = require("path");
const readline = require("readline");
const jose = require("jose");

const CONTRACT = {
  name: "panva-jose",
  version: JSON.parse(fs.readFileSync(path.join(root(), "package.json"), "utf8")).version,
  capabilities: ["token"],
  token: {
    signatures: ["ES256", "RS256"], claims: ["iss", "aud", "exp", "nbf"], typeOnly: ["iat"],
  },
};
const REASONS = {
  ERR_JWT_EXPIRED: "expired", ERR_JWT_INVALID: "malformedToken", ERR_JWS_INVALID: "malformedToken",
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: "badSignature", ERR_JWKS_NO_MATCHING_KEY: "badSignature",
  ERR_JWKS_MULTIPLE_MATCHING_KEYS: "badSignature", ERR_JWKS_INVALID: "badSignature",
  ERR_JOSE_ALG_NOT_ALLOWED: "badSignature", ERR_JOSE_NOT_SUPPORTED: "badSignature",
};
const CLAIMS = { iss: "wrongIssuer", aud: "wrongAudience", nbf: "notYetValid" };

function root() {
  const file = require.resolve("jose");
  return file.slice(0, file.indexOf(path.sep + "dist" + path.sep));
}
function reason(error) {
  if (error.code !== "ERR_JWT_CLAIM_VALIDATION_FAILED") return REASONS[error.code];
  return error.reason === "check_failed" ? CLAIMS[error.claim] : "malformedToken";
}
// The lines of the app. Nothing expected is nothing to compare with, so it is a rejection.
function nonceFault(claim, rawNonce) {
  if (!rawNonce || claim === undefined || claim === null || claim === "") return "nonceMissing";
  if (typeof claim !== "string") return "nonceMalformed";
  const digest = crypto.createHash("sha256").update(rawNonce, "utf8").digest("hex");
  return claim === digest ? undefined : "nonceMismatch";
}
async function verdict({ token, rawNonce, now, keys }) {
  try {
    const { payload } = await jose.jwtVerify(token, jose.createLocalJWKSet(keys), {
      algorithms: ["RS256", "ES256"], issuer: "https://appleid.apple.com",
      audience: "com.example.app", currentDate: new Date(now * 1000),
    });
    const fault = nonceFault(payload.nonce, rawNonce);
    return fault ? { verdict: "reject", reason: fault } : { verdict: "accept" };
  } catch (error) {
    // Any other error would be an unhandled one in a server too.
    if (!(error instanceof jose.errors.JOSEError)) throw error;
    return { verdict: "reject", reason: reason(error) };
  }
}
async function answer({ op, attempts }) {
  switch (op) {
  case "hello": return { wire: 1, contract: CONTRACT };
  case "match": {
    const verdicts = [];
    for (const attempt of attempts) verdicts.push(await verdict(attempt));
    return { verdicts };
  }
  case "bye": return {};
  default: return { error: { code: "unknownOperation", message: op } };
  }
}
async function serve() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    let reply;
    // Its text may quote the token; the type says enough.
    try { reply = await answer(request); } catch (error) {
      reply = { error: { code: "exception", message: error.constructor.name } };
    }
    fs.writeSync(1, JSON.stringify({ id: request.id, ...reply }) + "\n");
    if (request.op === "bye") break;
  }
}

serve();
