import Synchronization
import Testing

@testable import ReferenceAuth

/// The account of the reference over a fake backend; orders and faults are the suite's own stories.
@Suite struct AppleAccountTests {
  /// An account whose sheet is answered at once.
  private func account(
    _ backend: FakeBackend, policy: AccountPolicy = AccountPolicy(),
    name: PersonName? = PersonName(given: "Mara", family: "Lindqvist"), code: String? = "code",
    failure: AuthorizationFailure? = nil
  ) -> AppleAccount {
    AppleAccount(
      environment: SignInEnvironment(
        makeController: { request in
          FakeController(request) { controller in
            if let failure { return controller.fail(failure) }
            controller.succeed(
              .appleID(
                AppleIDCredential(
                  user: "apple-user", identityToken: Array("token".utf8),
                  authorizationCode: code.map { Array($0.utf8) }, fullName: name,
                  email: name.map { _ in "mara@example.com" }, state: request.state)))
          }
        },
        drawNonce: { "nonce" }),
      backend: backend, authority: backend, store: backend, policy: policy)
  }

  private static let stored = StoredIdentity(
    user: "apple-user", name: "Mara Lindqvist", email: "mara@example.com",
    owner: SHA256.digest(of: "apple-user").hexadecimal)
  private static let user = BackendUser(id: "apple", providers: ["apple.com"])

  @Test func `a first sign-in keeps who the user is`() async throws {
    let backend = FakeBackend()
    let change = try await account(backend).signIn()
    #expect(change == AccountChange(user: Self.user))
    #expect(backend.identity(of: AppleAccount.provider) == Self.stored)
    #expect(backend.calls == ["signIn token", "updateProfile"])
  }

  @Test func `a later sign-in without a name keeps the old one`() async throws {
    let backend = FakeBackend(identity: Self.stored)
    _ = try await account(backend, name: nil).signIn()
    #expect(backend.identity(of: AppleAccount.provider) == Self.stored)
    #expect(backend.calls == ["signIn token"])
  }

  @Test func `a failed profile update is said beside the user`() async throws {
    let backend = FakeBackend()
    backend.state.withLock { $0.failing = ["updateProfile"] }
    let change = try await account(backend).signIn()
    #expect(change == AccountChange(user: Self.user, profileProblem: "network"))
  }

  @Test func `the backend is told a missed name with the next sign-in`() async throws {
    let backend = FakeBackend()
    backend.state.withLock { $0.failing = ["updateProfile"] }
    _ = try await account(backend).signIn()
    backend.state.withLock { $0.failing = [] }
    _ = try await account(backend, name: nil).signIn()
    _ = try await account(backend, name: nil).signIn()
    #expect(
      backend.calls == [
        "signIn token", "updateProfile", "signIn token", "updateProfile", "signIn token",
      ])
    #expect(backend.identity(of: AppleAccount.provider) == Self.stored)
  }

  @Test func `a name that came with a sign-in that failed is kept`() async throws {
    let backend = FakeBackend()
    backend.state.withLock { $0.failing = ["signIn token"] }
    let failing = account(backend)
    await #expect(throws: AccountFailure.backend("network")) { try await failing.signIn() }
    var expected = Self.stored
    expected.user = nil
    expected.isNameDue = true
    #expect(backend.identity(of: AppleAccount.provider) == expected)
  }

  @Test func `somebody else does not inherit the name`() async throws {
    let others = StoredIdentity(
      name: "Noor Haddad", email: "noor@example.com",
      owner: SHA256.digest(of: "noor").hexadecimal)
    let backend = FakeBackend(identity: others)
    _ = try await account(backend, name: nil).signIn()
    var expected = Self.stored
    expected.name = nil
    expected.email = nil
    #expect(backend.identity(of: AppleAccount.provider) == expected)
  }

  @Test func `a deletion keeps nothing on the device`() async throws {
    let backend = FakeBackend(user: Self.user, identity: Self.stored)
    try await account(backend).delete()
    #expect(backend.identity(of: AppleAccount.provider) == StoredIdentity())
  }

  @Test func `a deletion that did not come to its end is shown at the next launch`() async throws {
    let backend = FakeBackend(user: Self.user, identity: Self.stored)
    backend.state.withLock { $0.failing = ["deleteUser"] }
    let failing = account(backend)
    await #expect(throws: AccountFailure.backend("network")) { try await failing.delete() }
    let next = account(backend)
    try await next.launch()
    #expect(next.view.errorText == AccountFailure.deletionOpen.description)
  }

  @Test func `a launch that could not sign out shows it`() async {
    let backend = FakeBackend(user: Self.user, identity: Self.stored)
    backend.state.withLock { state in
      state.credentialState = .revoked
      state.failing = ["signOut"]
    }
    let kept = account(backend)
    await #expect(throws: AccountFailure.backend("network")) { try await kept.launch() }
    #expect(kept.view.errorText == "account: the backend failed: network")
  }

  @Test func `a credential in use signs in with the updated one and says who was replaced`()
    async throws
  {
    let anonymous = BackendUser(id: "anonymous")
    let backend = FakeBackend(user: anonymous)
    let updated = BackendCredential(identityToken: "updated", rawNonce: nil)
    backend.state.withLock { $0.inUse = CredentialInUse(updated: updated, code: "inUse") }
    let change = try await account(backend).link()
    #expect(change == AccountChange(user: Self.user, replaced: anonymous))
    #expect(backend.calls == ["link", "signIn updated", "updateProfile"])
  }

  @Test func `without an updated credential it is an error with the backend's code`() async {
    let backend = FakeBackend(user: BackendUser(id: "anonymous"))
    backend.state.withLock { $0.inUse = CredentialInUse(updated: nil, code: "inUse") }
    await #expect(throws: AccountFailure.backend("inUse")) { try await account(backend).link() }
    #expect(backend.currentUser == BackendUser(id: "anonymous"))
  }

  @Test func `a cancel is no error, and shows none`() async {
    let backend = FakeBackend()
    let cancelled = account(backend, failure: .userCancelled)
    await #expect(throws: AccountFailure.cancelled) { try await cancelled.signIn() }
    #expect(cancelled.view == AccountViewState())
    #expect(backend.calls == [])
  }

  @Test(arguments: [
    ("reauthenticate", 1), ("revokeToken", 2), ("deleteData", 3), ("deleteUser", 4),
  ])
  func `a deletion stops at the step that fails`(step: String, made: Int) async {
    let backend = FakeBackend(user: Self.user, identity: Self.stored)
    backend.state.withLock { $0.failing = [step] }
    let failing = account(backend)
    await #expect(throws: AccountFailure.backend("network")) { try await failing.delete() }
    let steps = ["reauthenticate", "revokeToken", "deleteData", "deleteUser"]
    #expect(backend.calls == Array(steps.prefix(made)))
    #expect(failing.view.errorText == "account: the backend failed: network")
  }

  @Test func `a deletion needs a code before it begins`() async {
    let backend = FakeBackend(user: Self.user, identity: Self.stored)
    await #expect(throws: AccountFailure.missingAuthorizationCode) {
      try await account(backend, code: nil).delete()
    }
    #expect(backend.calls == [])
  }

  @Test(arguments: [
    (ProviderCredentialState.authorized, ["credentialState"]),
    (.revoked, ["credentialState", "signOut"]), (.notFound, ["credentialState", "signOut"]),
    (.transferred, ["credentialState", "migrate apple-user"]), (.unknown, ["credentialState"]),
  ])
  func `a launch does what the state asks for`(
    state: ProviderCredentialState, calls: [String]
  ) async throws {
    let backend = FakeBackend(user: Self.user, identity: Self.stored)
    backend.state.withLock { $0.credentialState = state }
    try await account(backend).launch()
    #expect(backend.calls == calls)
  }

  @Test func `a failed sign-out has forgotten the id and says so`() async {
    let backend = FakeBackend(user: Self.user, identity: Self.stored)
    backend.state.withLock { $0.failing = ["signOut"] }
    await #expect(throws: AccountFailure.backend("network")) {
      try await account(backend).signOut()
    }
    #expect(backend.identity(of: AppleAccount.provider)?.user == nil)
    #expect(backend.identity(of: AppleAccount.provider)?.name == "Mara Lindqvist")
  }

  @Test func `an observer ends with the sign-out, and with the account`() async throws {
    let backend = FakeBackend()
    do {
      let kept = account(backend)
      _ = try await kept.signIn()
      #expect(backend.state.withLock { $0.observers } == 1)
      try await kept.signOut()
      #expect(backend.state.withLock { $0.observers } == 0)
      _ = try await kept.signIn()
    }
    #expect(backend.state.withLock { $0.observers } == 0)
  }

  @Test func `a button's outcome needs its request`() async throws {
    let backend = FakeBackend()
    let kept = account(backend)
    await #expect(throws: AccountFailure.noRequest) {
      try await kept.completeButton(.failure(.userCancelled))
    }
    let request = try kept.configureButton(.signIn)
    #expect(request.state == "signIn")
    #expect(request.nonce == SHA256.digest(of: "nonce").hexadecimal)
    let credential = AuthorizationCredential.appleID(
      AppleIDCredential(user: "u", identityToken: Array("t".utf8), state: "link"))
    await #expect(throws: AccountFailure.unexpectedState("link")) {
      try await kept.completeButton(.success(credential))
    }
  }

  @Test func `a button without a nonce shows why, and forgets its earlier request`() async throws {
    struct Down: Error {}
    let backend = FakeBackend()
    let draws = Mutex(["first"])
    let kept = AppleAccount(
      environment: SignInEnvironment(
        makeController: { FakeController($0) { _ in } },
        drawNonce: {
          guard let nonce = draws.withLock({ $0.popLast() }) else { throw Down() }
          return nonce
        }),
      backend: backend, authority: backend, store: backend)
    _ = try kept.configureButton(.signIn)
    #expect(throws: AccountFailure.signIn(.nonceFailed("Down()"))) {
      try kept.configureButton(.signIn)
    }
    #expect(kept.view.errorText == "sign-in: no nonce could be drawn: Down()")
    await #expect(throws: AccountFailure.noRequest) {
      try await kept.completeButton(
        .success(.appleID(AppleIDCredential(user: "u", identityToken: [116], state: "signIn"))))
    }
    #expect(backend.calls == [])
  }

  @Test func `a button's empty nonce is an error, never sent`() {
    let backend = FakeBackend()
    let kept = AppleAccount(
      environment: SignInEnvironment(
        makeController: { FakeController($0) { _ in } }, drawNonce: { "" }),
      backend: backend, authority: backend, store: backend)
    #expect(throws: AccountFailure.signIn(.nonceFailed("the nonce is empty."))) {
      try kept.configureButton(.signIn)
    }
  }

  @Test func `each failure says what to do`() {
    let failures: [AccountFailure] = [
      .cancelled, .signIn(.missingToken), .unexpectedState(nil), .unexpectedState("x"), .noRequest,
      .missingAuthorizationCode, .overtaken, .deletionOpen, .backend("network"),
    ]
    #expect(
      failures.map(\.description) == [
        "account: cancelled. Nothing to show to the user.",
        "sign-in: found no identity token in the credential, expected one.",
        "account: found no state in the credential, expected that of the request. Start again.",
        "account: found state 'x' in the credential, expected that of the request. Start again.",
        "account: found the outcome of a button that was not configured. Call configureButton "
          + "first.",
        "account: found no authorization code, which revoking needs. Try again.",
        "account: the user changed meanwhile. See who is signed in, and start again.",
        "account: a deletion was begun and may not be complete. Sign in if you are not, and delete "
          + "again.",
        "account: the backend failed: network",
      ])
  }
}
