// A sign-in flow with callbacks, and the events of the wire that drive it.
"use strict";

const APPLE = "com.apple.AuthenticationServices.AuthorizationError";
function text(hex = "") {
  try { return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(hex, "hex")); }
  catch { return undefined; }
}
/** One attempt at a time; a second one is refused. */
class SignIn {
  constructor(nonce, digest, request) { Object.assign(this, { nonce, digest, request }); }
  start(hasWindow, answer) {
    if (this.pending) return answer("refused");
    if (!hasWindow) return answer("failure", { code: "noWindow" });
    // Stored before the request starts: a callback may come from inside it.
    const attempt = (this.pending = { rawNonce: this.nonce(), answer });
    this.request(this.digest(attempt.rawNonce), (outcome) => this.finish(attempt, outcome));
  }
  finish(attempt, { failure, credential = {} }) {
    if (this.pending !== attempt) return; // A second callback, or a late one.
    this.pending = undefined;
    const token = text(credential.identityToken);
    if (failure && failure.domain === APPLE && failure.code === 1001) attempt.answer("cancelled");
    else if (failure) attempt.answer("failure", { code: String(failure.code) });
    else if (!token) attempt.answer("failure", { code: "noToken" });
    else attempt.answer("credential", { credential: {
      rawNonce: attempt.rawNonce, identityToken: token, user: credential.user,
      authorizationCode: text(credential.authorizationCode) } });
  }
  cancel() {
    const attempt = this.pending;
    this.pending = undefined;
    if (attempt) attempt.answer("cancelled");
  }
}

/** The adapter: operations of the runner become calls, and calls back become notices. */
class SignInEvents {
  constructor(nonce, digest, send, serveNext) {
    Object.assign(this, { nonce, digest, send, serveNext, provider: 0 });
    this.operations = {
      "signIn.start": (order) => this.start(order),
      "signIn.cancel": () => this.signIn.cancel(),
      "signIn.settle": () => {}, // Nothing runs here after a call has returned.
      "provider.callback": (order) => this.requests[order.request - 1](order),
    };
  }
  start(order) {
    if (order.provider !== this.provider) {
      Object.assign(this, { provider: order.provider, requests: [], inside: new Map() });
      this.signIn = new SignIn(
        this.nonce, this.digest, (nonce, callBack) => this.performRequests(nonce, callBack));
    }
    if (order.inside) this.inside.set(order.inside, order);
    else this.begin(order);
  }
  begin(order) {
    this.isEarly = order.early === true;
    this.signIn.start(order.window, (answer, more) => {
      this.send({ notice: "signIn.answered", attempt: order.attempt, answer, ...more });
      const inner = this.inside.get(order.attempt);
      if (inner && this.inside.delete(order.attempt)) this.begin(inner);
    });
  }
  performRequests(nonce, callBack) {
    const request = this.requests.push(callBack);
    this.send({ notice: "provider.requested", request, nonce, scopes: ["fullName", "email"] });
    if (this.isEarly) this.serveNext(); // The callback comes before this call returns.
  }
}

module.exports = { SignInEvents };
