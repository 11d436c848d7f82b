#!/usr/bin/env node
// Node's crypto module as a subject, over wire version 1.
//
//     auth-conformance -- node Tests/Subjects/node-crypto/subject.js
"use strict";
const crypto = require("crypto");
const fs = require("fs");
const { AccountEvents } = require("./accountEvents.js");
const { SignInEvents } = require("./signin.js");

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";
const CONTRACT = {
  name: "node-crypto", version: process.versions.node,
  capabilities: ["nonce", "digest", "byteDigest", "streamingDigest", "token", "signIn", "account"],
  token: { givesReasons: false },
  signIn: { entries: ["completion"], taskCancellation: false, usesByteSource: false },
  account: { transfer: "migrates" },
};

function nonce(length = 32) {
  if (length < 1) throw new RangeError(`a nonce of ${length} letters is no nonce`);
  return Array.from({ length }, () => ALPHABET[crypto.randomInt(ALPHABET.length)]).join("");
}
const digest = (bytes) => crypto.createHash("sha256").update(bytes).digest("hex");

function part(text) {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) throw new SyntaxError("not base64url");
  const bytes = Buffer.from(text, "base64url");
  const json = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  const value = JSON.parse(json);
  if (value === null || typeof value !== "object" || Array.isArray(value)) throw new SyntaxError();
  if (depth(value) > 32) throw new RangeError("nested too deeply");
  return value;
}
function depth(value) {
  const isLeaf = value === null || typeof value !== "object";
  return isLeaf ? 0 : 1 + Math.max(0, ...Object.values(value).map(depth));
}
function matches({ token, rawNonce }) {
  try {
    const parts = token.split(".");
    if (parts.length !== 3 || !rawNonce || !parts[2]) return false;
    part(parts[0]);
    return part(parts[1]).nonce === digest(rawNonce);
  } catch { return false; }
}

const signIn = new SignInEvents(nonce, digest, send, () => serve(readLine()));
const account = new AccountEvents(nonce, digest, send);
const operations = {
  hello: () => ({ wire: 1, contract: CONTRACT }),
  nonces: ({ count, length }) => ({ nonces: Array.from({ length: count }, () => nonce(length)) }),
  digests: ({ texts }) => ({ digests: texts.map((text) => digest(Buffer.from(text, "utf8"))) }),
  byteDigests: ({ messages }) => ({ digests: messages.map((hex) => digest(Buffer.from(hex, "hex"))) }),
  streamDigest({ chunks, rounds }) {
    const hash = crypto.createHash("sha256"), updates = chunks.map((hex) => Buffer.from(hex, "hex"));
    for (let round = 0; round < rounds; round++) for (const update of updates) hash.update(update);
    return { digests: [hash.digest("hex")] };
  },
  match: ({ attempts }) => ({ verdicts: attempts.map((attempt) => (
    { verdict: matches(attempt) ? "accept" : "reject" })) }),
  ...signIn.operations,
  ...account.operations,
  bye: () => {},
};

function send(message) { fs.writeSync(1, JSON.stringify(message) + "\n"); }
let input = Buffer.alloc(0);
function readLine() {
  for (;;) {
    const end = input.indexOf(10), line = input.subarray(0, end).toString("utf8");
    if (end >= 0) { input = input.subarray(end + 1); return line; }
    const chunk = Buffer.alloc(1 << 20), count = fs.readSync(0, chunk);
    if (count === 0) process.exit(0);
    input = Buffer.concat([input, chunk.subarray(0, count)]);
  }
}
function serve(line) {
  const request = JSON.parse(line), operation = operations[request.op];
  const answer = (reply) => {
    send({ id: request.id, ...reply });
    if (request.op === "bye") process.exit(0);
  };
  try {
    if (!operation) return answer({ error: { code: "unknownOperation", message: request.op } });
    const reply = operation(request);
    return reply instanceof Promise ? reply.then(answer) : answer(reply);
  } catch (error) { return answer({ error: { code: "refused", message: error.message } }); }
}
(async () => { for (;;) await serve(readLine()); })();
