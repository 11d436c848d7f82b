// The adapter of the account: operations of the runner settle promises, and calls become notices.
"use strict";
const { Account, Failure, PROVIDER } = require("./account.js");

const OWNER = `${PROVIDER} owner`;

/** What the account has around it: who is signed in, what is kept, who listens, whom to call. */
class Device {
  constructor({ coordinator, currentUser, records }, send) {
    Object.assign(this, { user: currentUser, records, calls: [], observations: 0 });
    this.tell = (notice, members) => send({ notice: `account.${notice}`, coordinator, ...members });
  }
  get kept() { return this.records[PROVIDER] ?? {}; }
  keep(told) {
    const record = (this.records[PROVIDER] = { ...this.kept, ...told });
    this.tell("stored", { provider: PROVIDER, record });
  }
  /** Keeps whose the details are, by a digest that outlives a sign-out; another's are dropped. */
  own(user, digest) {
    const owner = digest(user), { kept } = this;
    const last = kept.user ? digest(kept.user) : this.records[OWNER]?.user;
    if (last && last !== owner) this.records[PROVIDER] = {};
    const record = (this.records[OWNER] = { user: owner });
    this.tell("stored", { provider: OWNER, record });
  }
  observe() {
    if (this.observer) return;
    this.observer = ++this.observations;
    this.tell("observed", { observer: this.observer });
  }
  stopObserving() {
    if (this.observer) this.tell("unobserved", { observer: this.observer });
    this.observer = undefined;
  }
  call(kind, members) {
    return new Promise((resolve, reject) => {
      // A promise settles once: a second reply to one call changes nothing.
      const call = this.calls.push((reply) => {
        if (reply.failure) reject(new Failure(reply.failure.code, reply.failure.updated));
        else resolve(reply);
      });
      this.tell("called", { call, kind, ...members });
    });
  }
}

class AccountEvents {
  constructor(nonce, digest, send) {
    this.operations = {
      "account.start": (order) => {
        this.device = new Device(order, send);
        this.account = new Account(this.device, nonce, digest);
      },
      "account.perform": (order) => this.perform(order),
      "account.reply": (order) => {
        this.device.user = order.currentUser;
        this.device.calls[order.call - 1](order);
      },
      "account.notice": ({ observer }) => {
        if (observer === this.device.observer) this.account.run(() => this.account.hearRevocation());
      },
      "account.settle": async () => {
        // Comes after every promise that can be settled now.
        await new Promise((resolve) => setImmediate(resolve));
        const { isLoading, errorText } = this.account;
        return { view: { isLoading, errorText } };
      },
    };
  }
  async perform({ verb, action, flow, sheet }) {
    const { account, device } = this;
    const actions = {
      signIn: () => account.tap("signIn"), link: () => account.tap("link"),
      reauthenticate: () => account.tap("reauth"), configureButton: () => account.configureButton(flow),
      completeButton: () => account.completeButton(sheet),
    };
    const answer = account.run(actions[verb] ?? (() => account[verb]()));
    answer.then((members) => device.tell("answered", { action, ...members }));
  }
}

module.exports = { AccountEvents };
