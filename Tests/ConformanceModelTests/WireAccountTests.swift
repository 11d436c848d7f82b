import ConformanceModel
import Foundation
import Testing

@Suite struct WireAccountTests {
  private static func line(_ message: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(message), as: UTF8.self)
  }

  private static let credential = AppleIDCredential(
    user: "apple-user-1", identityToken: [0xff], authorizationCode: nil, state: "link")
  private static let user = AccountUser(id: "user-1", providers: ["b", "a"], displayName: "Mara")

  private static let replies: [AccountReply] = [
    .sheet(.credential(credential)), .sheet(.failed(AuthorizationError(code: 1001))),
    .state(.transferred), .user(user), .done, .failed(AccountError(code: "network")),
    .failed(
      AccountError(code: "credentialInUse", updated: BackendCredential(identityToken: "token-2"))),
  ]

  @Test(arguments: replies, [nil, user])
  func `a reply crosses with the user who is signed in from then on`(
    reply: AccountReply, current: AccountUser?
  ) throws {
    let sent = WireAccountReply(coordinator: 1, call: 2, reply, currentUser: current)
    let request = WireRequest(id: 5, operation: .accountReply(sent))
    let data = try JSONEncoder().encode(request)
    guard
      case .accountReply(let read) = try JSONDecoder().decode(WireRequest.self, from: data)
        .operation
    else {
      Issue.record("another operation")
      return
    }
    #expect(read.said == reply)
    #expect(read.currentUser?.user == current)
  }

  @Test func `a reply without a member that says anything says nothing`() throws {
    let line = Data(#"{"coordinator":1,"call":2,"done":false}"#.utf8)
    #expect(try JSONDecoder().decode(WireAccountReply.self, from: line).said == nil)
  }

  private static let actions: [AccountAction] = [
    .launch, .signInAnonymously, .signIn, .link, .reauthenticate, .signOut, .delete,
    .configureButton(.link), .completeButton(.credential(credential)),
  ]

  @Test(arguments: actions)
  func `an action comes back from its members`(action: AccountAction) throws {
    let data = try JSONEncoder().encode(WireAccountPerform(coordinator: 1, action: 7, action))
    #expect(try JSONDecoder().decode(WireAccountPerform.self, from: data).asked == action)
  }

  private static let calls: [AccountCall] = [
    .authorize(AuthorizationRequest(nonce: "n", state: "link", scopes: [])),
    .credentialState(user: "u"), .signInAnonymously,
    .signIn(BackendCredential(identityToken: "t", rawNonce: "n")),
    .link(BackendCredential(identityToken: "t")),
    .reauthenticate(BackendCredential(identityToken: "t")), .updateProfile(displayName: nil),
    .updateProfile(displayName: "Mara"), .revokeToken(code: "c"), .deleteData, .deleteUser,
    .signOut, .migrate(user: "u"),
  ]

  @Test(arguments: calls)
  func `a call comes back from its notice`(call: AccountCall) throws {
    let data = try JSONEncoder().encode(WireAccountNotice(coordinator: 1, call: 3, call))
    #expect(try JSONDecoder().decode(WireAccountNotice.self, from: data).readCall() == call)
  }

  private static let answers: [AccountAnswer] = [
    .done, .cancelled, .failed(code: "c"), .signedIn(user: "u", replaced: nil, problem: nil),
    .signedIn(user: "u", replaced: "v", problem: "p"),
    .request(AuthorizationRequest(nonce: "n", state: nil, scopes: ["email"])),
  ]

  @Test(arguments: answers)
  func `an answer comes back from its notice`(answer: AccountAnswer) throws {
    let data = try JSONEncoder().encode(WireAccountNotice(coordinator: 1, action: 3, answer))
    #expect(try JSONDecoder().decode(WireAccountNotice.self, from: data).readAnswer() == answer)
  }

  @Test func `a user's providers have an order, so that a line is the same every time`() throws {
    let start = WireAccountStart(coordinator: 1, currentUser: Self.user, records: [:])
    #expect(
      try Self.line(start)
        == #"{"coordinator":1,"currentUser":{"displayName":"Mara","id":"user-1","#
        + #""providers":["a","b"]},"records":{}}"#)
  }

  @Test(arguments: [
    (
      #"{"notice":"account.called","kind":"singIn"}"#,
      "the notice 'account.called' has the kind 'singIn'. Did you mean 'signIn'?"
    ),
    (#"{"notice":"account.called"}"#, "the notice 'account.called' has no member 'kind'"),
    (
      #"{"notice":"account.called","kind":"link"}"#,
      "the notice 'account.called' has no member 'identityToken'"
    ),
    (
      #"{"notice":"account.called","kind":"revokeToken"}"#,
      "the notice 'account.called' has no member 'code'"
    ),
    (
      #"{"notice":"account.called","kind":"x"}"#,
      "the notice 'account.called' has the kind 'x'. Expected 'authorize', 'credentialState', "
        + "'signInAnonymously', 'signIn', 'link', 'reauthenticate', 'updateProfile', "
        + "'revokeToken', 'deleteData', 'deleteUser', 'signOut', 'migrate' or 'confirmLink'."
    ),
  ])
  func `a mistake in a call is named`(line: String, sentence: String) throws {
    let notice = try JSONDecoder().decode(WireAccountNotice.self, from: Data(line.utf8))
    #expect(throws: SubjectFault.malformedAnswer(sentence)) { try notice.readCall() }
  }
}
