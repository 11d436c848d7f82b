/// The adapter that `init node` writes: one file of standard Node, whose sample verifies tokens.
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
    // What your verifier looks at: what is not declared is not judged.
    //   nonceForm: "hex" of the digest (unless you say "base64url", or "raw" for the nonce itself)
    //   signatures: ["RS256"]: an attempt's keys then are the JSON Web Key Set to trust, { keys: […] }
    //   claims: ["iss", "aud", "exp", "iat", "nbf", "sub"]: at the attempt's now, in seconds since 1970,
    //   unless takesClock: false says that the machine's clock is used
    //   issuer: "https://appleid.apple.com", audience: "com.example.app" (unless you say your own)
    //   furtherAudiences: "accepted", "onlyOwn" or "authorizedParty": a token for others too
    //   keepsPendingState: true: a nonce is accepted once; leeway: 60 seconds for times
    // All of them: auth-conformance explain contract token
    const TOKEN = {
      givesReasons: false, signatures: ["RS256"], claims: ["iss", "aud", "exp", "iat", "nbf", "sub"],
      issuer: "https://appleid.apple.com", audience: "com.example.app",
    };

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

    // Whether the token is the provider's, for this app and valid now, with the attempt's nonce.
    function matches({ token, rawNonce, keys, now }) {
      try {
        const claim = verified(token, keys.keys, now).nonce;
        return Boolean(rawNonce) && claim === digest(rawNonce);
      } catch (error) {
        // Of your own code, catch only the error by which it says no: any other would be your server's
        // crash, and is reported as one. What is printed is shown where no token at all is accepted.
        console.error(`refused: ${error.message}`);
        return false;
      }
    }

    // The claims; throws where the token is not to be believed.
    function verified(token, keys, now) {
      const [header, payload, signature, ...more] = token.split(".");
      if (more.length > 0 || !/^[A-Za-z0-9_-]+$/.test(signature)) throw new SyntaxError("not three parts");
      const { alg, kid, crit } = jsonPart(header);
      const key = keys.find((key) => key.kid === kid && isUsable(key));
      if (alg !== "RS256" || crit !== undefined || !key) throw new Error("no trusted key for this header");
      const isSigned = crypto.verify(
        "sha256", Buffer.from(`${header}.${payload}`), crypto.createPublicKey({ key, format: "jwk" }),
        Buffer.from(signature, "base64url"));
      const { iss, aud, exp, iat, nbf = 0, sub, ...claims } = jsonPart(payload);
      const isForUs = iss === TOKEN.issuer && [].concat(aud).includes(TOKEN.audience);
      const isNow = [exp, iat, nbf].every(Number.isFinite) && iat <= now && nbf <= now && now < exp;
      const isSomebody = typeof sub === "string" && sub !== "";
      if (!isSigned || !isForUs || !isNow || !isSomebody) throw new Error("not to be believed");
      return claims;
    }

    // A key for RS256 signatures; for one with the exponent 1 anybody can sign.
    function isUsable({ kty, use = "sig", alg = "RS256", e = "" }) {
      const exponent = Buffer.from(e, "base64url").toString("hex");
      return kty === "RSA" && use === "sig" && alg === "RS256" && !/^0*1?$/.test(exponent);
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

    const CONTRACT = {
      name: NAME, capabilities: CAPABILITIES, nonce: { alphabet: ALPHABET }, token: TOKEN,
    };
    // End of what is to be replaced.

    const operations = {
      hello: () => ({ wire: 1, contract: CONTRACT }),
      nonces: async ({ count, length }) => ({
        nonces: await Promise.all(Array.from({ length: count }, () => nonce(length))),
      }),
      digests: async ({ texts }) => ({ digests: await Promise.all(texts.map(digest)) }),
      match: async ({ attempts }) => ({
        verdicts: await Promise.all(attempts.map(async (attempt) => (
          { verdict: await matches(attempt) ? "accept" : "reject" }))),
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
