import ConformanceModel
import Testing

@testable import ConformanceChecks

/// The sequential model of backend and provider.
@Suite struct AccountWorldTests {
  private static let request = AuthorizationRequest(nonce: "digest", state: "signIn")

  private func credential(
    _ world: inout AccountWorld, _ fault: AccountFault? = nil
  ) throws -> AppleIDCredential {
    var nobody: String?
    let reply = world.reply(to: .authorize(Self.request), &nobody, fault)
    guard case .sheet(.credential(let credential)) = reply else { throw NoCredential() }
    return credential
  }

  private func used(_ credential: AppleIDCredential) -> BackendCredential {
    BackendCredential(
      identityToken: String(decoding: credential.identityToken ?? [], as: UTF8.self))
  }

  private struct NoCredential: Error {}

  @Test func `a credential is good for one use`() throws {
    var world = AccountWorld()
    var session: String?
    let once = used(try credential(&world))
    #expect(
      world.reply(to: .signIn(once), &session, nil)
        == .user(AccountUser(id: "user-1", providers: ["apple.com"])))
    #expect(
      world.reply(to: .signIn(once), &session, nil)
        == .failed(AccountError(code: "invalidCredential")))
    #expect(session == "user-1")
  }

  @Test func `a link of an identity in use spends the credential and brings another`() throws {
    var world = AccountWorld()
    world.take()
    var session: String? = world.addUser(AccountWorld.User())
    let sent = used(try credential(&world))
    let reply = world.reply(to: .link(sent), &session, nil)
    let updated = BackendCredential(identityToken: "token-2")
    #expect(reply == .failed(AccountError(code: "credentialInUse", updated: updated)))
    #expect(session == "user-2")
    #expect(
      world.reply(to: .signIn(sent), &session, nil)
        == .failed(AccountError(code: "invalidCredential")))
    _ = world.reply(to: .signIn(updated), &session, nil)
    #expect(session == "user-1")
  }

  @Test func `a link keeps the user, and a second one is refused`() throws {
    var world = AccountWorld()
    var session: String? = world.addUser(AccountWorld.User())
    let linked = AccountReply.user(AccountUser(id: "user-1", providers: ["apple.com"]))
    #expect(world.reply(to: .link(used(try credential(&world))), &session, nil) == linked)
    #expect(
      world.reply(to: .link(used(try credential(&world))), &session, nil)
        == .failed(AccountError(code: "providerAlreadyLinked")))
  }

  @Test func `name and address are told once, and not by a sheet that was cancelled`() throws {
    var world = AccountWorld()
    world.untold = .given
    var nobody: String?
    let cancelled = world.reply(to: .authorize(Self.request), &nobody, .cancel)
    #expect(cancelled == .sheet(.failed(AuthorizationError(code: 1001))))
    let first = try credential(&world)
    #expect(first.givenName == "Mara")
    #expect(first.familyName == nil)
    #expect(first.email == "mara@example.com")
    let second = try credential(&world)
    #expect([second.givenName, second.familyName, second.email] == [nil, nil, nil])
  }

  @Test func `an authorization code is good until it is used or the next one is issued`() throws {
    var world = AccountWorld()
    var session: String? = world.addUser(AccountWorld.User())
    _ = try credential(&world)
    _ = try credential(&world)
    let refused = AccountReply.failed(AccountError(code: "invalidCode"))
    #expect(world.reply(to: .revokeToken(code: "code-1"), &session, nil) == refused)
    #expect(world.reply(to: .revokeToken(code: "code-2"), &session, nil) == .done)
    #expect(world.reply(to: .revokeToken(code: "code-2"), &session, nil) == refused)
  }

  @Test func `what fails has no effect`() {
    var world = AccountWorld()
    var session: String? = world.addUser(AccountWorld.User())
    let before = world
    for call: AccountCall in [.deleteData, .deleteUser, .signOut, .updateProfile(displayName: "x")]
    {
      #expect(
        world.reply(to: call, &session, .fails("network"))
          == .failed(AccountError(code: "network")))
    }
    #expect(world == before)
    #expect(session == "user-1")
  }
}
