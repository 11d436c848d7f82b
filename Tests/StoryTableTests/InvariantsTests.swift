import ReferenceAuth
import Synchronization
import Testing

@testable import StoryTable

/// What must always hold is really looked at.
@Suite struct InvariantsTests {
  private let stage = Stage(algorithm: .es256)

  init() { stage.start() }

  private func sent(_ names: [String], problem: String? = nil, isLoading: Bool = true) -> [Sent] {
    names.map { Sent(name: $0, problem: problem, isLoading: isLoading) }
  }

  private func found(
    _ act: Act, _ answer: Answer, _ view: AccountViewState? = nil, _ sent: [Sent] = []
  ) -> [String] {
    let world = stage.state.withLock { $0.world }
    return Invariants.after(
      act, answer, view ?? stage.app.account.view, sent, since: world, isKilled: false, on: stage)
  }

  @Test func `a deletion before its revocation is noticed`() {
    #expect(
      found(.delete, .done, nil, sent(["delete data", "revoke", "delete user"])) == [
        "revocation precedes deletion"
      ])
  }

  @Test func `a deletion after a failed one is noticed`() {
    let steps = sent(["revoke"]) + sent(["delete data"], problem: "network") + sent(["delete user"])
    #expect(found(.delete, .done, nil, steps) == ["nothing is deleted after a failed step"])
  }

  @Test func `somebody else's deletion is noticed`() {
    let before = stage.state.withLock { state in
      _ = state.world.server.addUser(Server.User())
      let before = state.world
      state.world.server = Server()
      _ = state.world.server.addUser(Server.User(hasData: false))
      return before
    }
    #expect(
      Invariants.after(
        .delete, .done, stage.app.account.view, [], since: before, isKilled: false, on: stage) == [
          "nobody else is deleted"
        ])
  }

  @Test func `an error that is not shown is noticed`() {
    #expect(
      found(.link, .failed(.backend("network"))) == ["an error is shown, but for a cancel"])
  }

  @Test func `a call without loading is noticed`() {
    #expect(
      found(.signOut, .done, nil, sent(["sign out"], isLoading: false)) == [
        "loading is shown while something is under way"
      ])
  }

  @Test func `a half-deleted account that looks deleted is noticed`() {
    let before = stage.state.withLock { state in
      let id = state.world.server.addUser(Server.User(person: Person.mara.id))
      var before = state.world
      before.session = BackendUser(id: id, providers: [AppleAccount.provider])
      return before
    }
    #expect(
      Invariants.after(
        .delete, .done, stage.app.account.view, [], since: before, isKilled: true, on: stage) == [
          "a half-deleted account is not presented as deleted"
        ])
  }

  @Test func `a raw nonce in a request, and a digest sent twice, are noticed`() {
    stage.state.withLock { state in
      state.nonces = ["a-raw-nonce", "another"]
      let digest = SHA256.digest(of: "a-raw-nonce").hexadecimal
      state.world.provider.receive(AuthorizationRequest(state: "a-raw-nonce", nonce: digest))
      state.world.provider.receive(AuthorizationRequest(nonce: digest))
    }
    #expect(
      Invariants.always(on: stage) == [
        "no request carries another's digest",
        "a request carries the digest of its nonce, in lower-case hex",
        "the provider gets to see no raw nonce",
      ])
  }

  @Test func `an account that is left over at the end is noticed`() {
    stage.state.withLock { state in
      let id = state.world.server.addUser(Server.User(person: Person.mara.id))
      state.world.session = BackendUser(id: id)
      state.world.provider.consents = [.mara]
      state.world.identity = StoredIdentity(name: "Mara")
    }
    #expect(
      Invariants.atTheEnd(of: stage) == [
        "at the end: no user of the person is at the server",
        "at the end: the consent is revoked",
        "at the end: nobody is signed in",
        "at the end: nothing is kept on the device",
      ])
  }
}
