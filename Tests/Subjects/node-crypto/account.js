// The account behind a sign-in with promises, and the events of the wire that drive it.
"use strict";

const PROVIDER = "apple.com";
const APPLE = "com.apple.AuthenticationServices.AuthorizationError";

class Failure extends Error {
  constructor(code, updated) { super(code); Object.assign(this, { code, updated }); }
}
/** Whatever is awaited takes time, so anything may have happened since. */
class Account {
  isLoading = false; errorText = undefined; departures = 0;
  constructor(device, nonce, digest) { Object.assign(this, { device, nonce, digest }); }

  async run(action) {
    Object.assign(this, { isLoading: true, errorText: undefined });
    try { return (await action()) ?? { answer: "done" }; } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.code === "cancelled") return { answer: "cancelled" };
      this.errorText = error.code;
      return { answer: "failed", code: error.code };
    } finally { this.isLoading = false; }
  }
  async launch() {
    const { user, kept } = this.device;
    if (!user) return;
    this.device.observe();
    if (!user.providers.includes(PROVIDER) || !kept.user) return;
    let state;
    try { ({ state } = await this.device.call("credentialState", { user: kept.user })); } catch {
      return; // No network is no revocation.
    }
    if (state === "revoked" || state === "notFound") await this.signOut();
    if (state === "transferred") await this.device.call("migrate", { user: kept.user });
  }
  async signInAnonymously() {
    const { user } = await this.device.call("signInAnonymously");
    this.device.observe();
    return this.signedIn(user);
  }
  request(flow, raw) {
    return { nonce: this.digest(raw), state: flow, scopes: ["fullName", "email"] };
  }
  credential({ failure, credential }, flow) {
    if (failure?.domain === APPLE && failure.code === 1001) throw new Failure("cancelled");
    if (failure) throw new Failure(String(failure.code));
    if (credential.state !== flow) throw new Failure("unexpectedState");
    const text = (hex) => hex && Buffer.from(hex, "hex").toString("utf8");
    return { ...credential, token: text(credential.identityToken),
      code: text(credential.authorizationCode) };
  }
  async authorize(flow, raw) {
    const { sheet } = await this.device.call("authorize", this.request(flow, raw));
    return this.credential(sheet, flow);
  }
  async tap(flow) {
    const raw = this.nonce();
    return this.enter(await this.authorize(flow, raw), raw, flow);
  }
  configureButton(flow) {
    this.button = { flow, raw: this.nonce() };
    return { answer: "request", ...this.request(flow, this.button.raw) };
  }
  completeButton(sheet) {
    const { flow, raw } = this.button;
    return this.enter(this.credential(sheet, flow), raw, flow);
  }
  async use(flow, token) {
    const kind = flow === "reauth" ? "reauthenticate" : flow;
    try { return (await this.device.call(kind, token)).user; } catch (error) {
      if (error.code !== "credentialInUse" || !error.updated) throw error;
      return (await this.device.call("signIn", error.updated)).user;
    }
  }
  async enter({ token, user: id, givenName, familyName, email }, rawNonce, flow) {
    const before = this.device.user, departures = this.departures;
    const user = await this.use(flow, { identityToken: token, rawNonce });
    if (flow === "reauth") return this.signedIn(user);
    if (departures !== this.departures) {
      await this.device.call("signOut");
      throw new Failure("signedOutMeanwhile");
    }
    const displayName = [givenName, familyName].filter(Boolean).join(" ");
    // Name and address are told only once, and are nobody else's.
    this.device.own(id, this.digest);
    this.device.keep({ user: id, ...(displayName && { name: displayName }), ...(email && { email }) });
    this.device.observe();
    try { if (displayName) await this.device.call("updateProfile", { displayName }); } catch (error) {
      return this.signedIn(user, before, error.code);
    }
    return this.signedIn(user, before);
  }
  signedIn(user, before, problem) {
    const replaced = before && before.id !== user.id ? before.id : undefined;
    return { answer: "signedIn", user: user.id, replaced, problem };
  }
  async signOut() {
    this.forget();
    await this.device.call("signOut");
    this.device.stopObserving();
  }
  forget() {
    this.departures += 1;
    const { user } = this.device.kept;
    if (user) this.device.own(user, this.digest);
    this.device.keep({ user: null });
  }
  async hearRevocation() {
    if (this.device.user?.providers.includes(PROVIDER)) await this.signOut();
  }
  async delete() {
    if (this.device.user && !this.device.user.providers.includes(PROVIDER)) {
      await this.device.call("deleteData");
      await this.device.call("deleteUser");
      this.departures += 1;
      return this.device.stopObserving();
    }
    const raw = this.nonce(), credential = await this.authorize("reauth", raw);
    if (!credential.code) throw new Failure("noCode");
    await this.enter(credential, raw, "reauth");
    await this.device.call("revokeToken", { code: credential.code });
    await this.device.call("deleteData");
    await this.device.call("deleteUser");
    this.forget();
    this.device.stopObserving();
  }
}

module.exports = { Account, Failure, PROVIDER };
