/// The adapter that `init node` writes: one file of standard Node.
enum NodeTemplate {
  /// - Parameter letters: Of the project's own nonces.
  static func adapter(letters: String) -> String {
    #"""
    #!/usr/bin/env node
    // Lets auth-conformance judge this project's sign-in code.
    //
    //     auth-conformance -- node auth-conformance-adapter/adapter.cjs
    //
    // One JSON object a line comes in on standard input, one goes out on standard output.
    // Nothing else may be printed there; standard error is free.
    "use strict";
    const crypto = require("crypto");
    const readline = require("readline");

    // Sample functions. Put calls of your own code in their place, and your name in place of
    // 'sample'; take out of CAPABILITIES what you do not offer. Each may return a promise.
    // Paths begin at this file: require("../signin.js"), or await import("../signin.mjs").
    const NAME = "sample";
    // "overlapping" says that a request is begun before the last is answered, as by serve() below.
    const CAPABILITIES = ["nonce", "digest", "token", "overlapping"];
    // The letters of your nonces, each once; the contract declares them.
    const ALPHABET = \#(InitPlan.literal(letters));

    // A fresh raw nonce; throws where the length is none.
    function nonce(length = 32) {
      if (length < 1) throw new RangeError(`a nonce of ${length} letters is no nonce`);
      return Array.from({ length }, () => ALPHABET[crypto.randomInt(ALPHABET.length)]).join("");
    }

    // The text form of a nonce's SHA-256, as the authorization request carries it.
    function digest(text) {
      // Node would hash U+FFFD in its place.
      if (/\p{Surrogate}/u.test(text)) throw new RangeError("half a surrogate pair is no text");
      return crypto.createHash("sha256").update(text, "utf8").digest("hex");
    }

    // Whether the token's nonce claim belongs to the raw nonce.
    function matches(token, rawNonce) {
      const parts = token.split(".");
      if (parts.length !== 3 || !parts[2] || !rawNonce) return false;
      try {
        jsonPart(parts[0]);
        return jsonPart(parts[1]).nonce === digest(rawNonce);
      } catch { return false; }
    }

    function jsonPart(text) {
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
    // End of what is to be replaced.

    const operations = {
      // Declare in 'token' what your verifier looks at: what is not declared is not judged.
      //   nonceForm: "hex" of the digest (unless you say "base64url", or "raw" for the nonce itself)
      //   signatures: ["RS256"]: attempt.keys then is the JSON Web Key Set to trust, { keys: […] }
      //   claims: ["iss", "aud", "exp", "iat", "nbf", "sub"]: by the time attempt.now, unless
      //   takesClock: false says that the machine's clock is used
      //   issuer: "https://appleid.apple.com", audience: "com.example.app" (unless you say your own)
      //   furtherAudiences: "accepted", "onlyOwn" or "authorizedParty": a token for others too
      //   keepsPendingState: true: a nonce is accepted once; leeway: 60 seconds for times
      // All of them: auth-conformance explain contract token
      hello: () => ({
        wire: 1,
        contract: {
          name: NAME, capabilities: CAPABILITIES, nonce: { alphabet: ALPHABET },
          token: { givesReasons: false },
        },
      }),
      nonces: async ({ count, length }) => ({
        nonces: await Promise.all(Array.from({ length: count }, () => nonce(length))),
      }),
      digests: async ({ texts }) => ({ digests: await Promise.all(texts.map(digest)) }),
      match: async ({ attempts }) => ({
        verdicts: await Promise.all(attempts.map(async ({ token, rawNonce }) => (
          { verdict: await matches(token, rawNonce) ? "accept" : "reject" }))),
      }),
      bye: () => ({}),
    };

    async function serve(line) {
      const request = JSON.parse(line);
      let reply = { error: { code: "unknownOperation", message: request.op } };
      try {
        if (operations[request.op]) reply = await operations[request.op](request);
      } catch (error) {
        reply = { error: { code: "refused", message: String(error?.message ?? error) } };
      }
      process.stdout.write(JSON.stringify({ id: request.id, ...reply }) + "\n");
      if (request.op === "bye") process.stdin.destroy();
    }

    readline.createInterface({ input: process.stdin }).on("line", serve);

    """#
  }
}
