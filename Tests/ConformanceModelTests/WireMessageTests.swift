import ConformanceModel
import Foundation
import Testing

/// What a worker sends: answers, read against the operation that was asked, and notices.
@Suite struct WireMessageTests {
  private static let contract: Contract = {
    var contract = Contract(name: "x")
    contract.capabilities = [.nonce]
    return contract
  }()
  private static let nonces = WireRequest.Operation.nonces(count: 2, length: nil, source: nil)
  private static let order = JudgeOrder(requirement: .nonceUnique, profile: .quick, seed: 1)
  private static let update = WireRequest.Operation.streamDigest(DigestUpdates([[1]], rounds: 1))

  private static func line(_ message: WireMessage) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(message), as: UTF8.self)
  }

  private static func message(
    _ line: String, _ open: [Int: WireRequest.Operation]
  ) throws -> WireMessage {
    try JSONDecoder().decode(WireMessage.self, from: Data(line.utf8), configuration: open)
  }

  private static let answers: [(WireRequest.Operation, WireAnswer.Content, String)] = [
    (nonces, .nonces(["a", "b"], used: nil), #"{"id":5,"nonces":["a","b"]}"#),
    (nonces, .nonces(["a", "b"], used: 7), #"{"id":5,"nonces":["a","b"],"used":7}"#),
    (
      .forkedNonces(count: 1), .forked(["a"], childs: ["b"]),
      #"{"forked":["b"],"id":5,"nonces":["a"]}"#
    ),
    (.digests(texts: [""]), .digests(["d"]), #"{"digests":["d"],"id":5}"#),
    (.byteDigests(messages: [[1], []]), .digests(["d", "e"]), #"{"digests":["d","e"],"id":5}"#),
    (update, .digests(["d"]), #"{"digests":["d"],"id":5}"#),
    (
      .match([MatchAttempt(token: "t", rawNonce: nil, now: 0)]), .verdicts([.accepted]),
      #"{"id":5,"verdicts":[{"verdict":"accept"}]}"#
    ),
    (
      .accountSettle(coordinator: 1), .view(AccountView(isLoading: true)),
      #"{"id":5,"view":{"isLoading":true}}"#
    ),
    (.accountSettle(coordinator: 1), .view(nil), #"{"id":5}"#),
    (.signInSettle(provider: 1), .done, #"{"id":5}"#),
    (.bye, .done, #"{"id":5}"#),
    (
      .bye, .failed(WireError(code: "c", message: "m")),
      #"{"error":{"code":"c","message":"m"},"id":5}"#
    ),
  ]

  @Test(arguments: answers)
  func `an answer has its member and no word for its kind`(
    operation: WireRequest.Operation, content: WireAnswer.Content, expected: String
  ) throws {
    let answer = WireMessage.answer(WireAnswer(id: 5, content))
    let line = try Self.line(answer)
    #expect(line == expected)
    #expect(try Self.message(line, [5: operation]) == answer)
  }

  @Test func `the answers to 'hello' and 'judge' come back as they were`() throws {
    let outcome = CheckOutcome.pass(cases: 1, scope: "s")
    let answers: [(WireRequest.Operation, WireAnswer.Content)] = [
      (
        .hello(wire: 1, suite: "s"),
        .hello(wire: 1, Self.contract, judges: "0.1.0", build: "debug")
      ),
      (.hello(wire: 1, suite: "s"), .hello(wire: 1, Self.contract, judges: nil, build: nil)),
      (.judge(Self.order), .outcome(outcome, leaves: false)),
      (.judge(Self.order), .outcome(outcome, leaves: true)),
    ]
    for (operation, content) in answers {
      let answer = WireMessage.answer(WireAnswer(id: 5, content))
      #expect(try Self.message(Self.line(answer), [5: operation]) == answer)
    }
  }

  private static let notices: [(WireNotice, String)] = [
    (.progress(nil), #"{"notice":"progress"}"#),
    (
      .progress(CaseMark(number: 3, label: "l", ifEnds: .legal)),
      #"{"notice":"progress","progress":{"ifEnds":"legal","label":"l","number":3}}"#
    ),
    (
      .requested(number: 1, AuthorizationRequest(nonce: "n", state: nil, scopes: ["email"])),
      #"{"nonce":"n","notice":"provider.requested","request":1,"scopes":["email"]}"#
    ),
    (
      .answered(
        attempt: 2, .credential(SignInCredential(rawNonce: "n", identityToken: "t"))),
      #"{"answer":"credential","attempt":2,"credential":{"identityToken":"t","rawNonce":"n"},"#
        + #""notice":"signIn.answered"}"#
    ),
    (
      .answered(attempt: 2, .cancelled),
      #"{"answer":"cancelled","attempt":2,"notice":"signIn.answered"}"#
    ),
    (
      .answered(attempt: 2, .failure(code: "c")),
      #"{"answer":"failure","attempt":2,"code":"c","notice":"signIn.answered"}"#
    ),
    (
      .account(WireAccountNotice(coordinator: 1, call: 3, .signOut)),
      #"{"call":3,"coordinator":1,"kind":"signOut","notice":"account.called"}"#
    ),
    (.unknown("later"), #"{"notice":"later"}"#),
  ]

  @Test(arguments: notices)
  func `a notice names itself`(notice: WireNotice, line: String) throws {
    #expect(try Self.line(.notice(notice)) == line)
    #expect(try Self.message(line, [1: .bye]) == .notice(notice))
  }

  @Test(arguments: [
    (
      nonces, #"{"id":5}"#,
      "the answer to 'nonces' has no member 'nonces'. Expected an array with 2 elements."
    ),
    (nonces, #"{"id":5,"nonces":["a"]}"#, "the answer to 'nonces' has 1 'nonces', expected 2"),
    (
      update, #"{"id":5,"nonces":["a"]}"#,
      "the answer to 'streamDigest' has no member 'digests'. Expected an array with 1 elements."
    ),
    (.bye, #"{"id":6}"#, "the answer to 'bye' has the id 6, expected 5"),
    (.bye, "{}", "the answer to 'bye' has the id none, expected 5"),
    (
      .hello(wire: 1, suite: "s"), #"{"id":5}"#, "the answer to 'hello' has no member 'wire'"
    ),
    (
      .hello(wire: 1, suite: "s"), #"{"id":5,"wire":2}"#,
      "the answer to 'hello' has wire version 2"
    ),
    (
      .hello(wire: 1, suite: "s"), #"{"id":5,"wire":1,"contract":{"name":"x"}}"#,
      "the answer to 'hello' has no member 'contract/capabilities'"
    ),
    (.judge(order), #"{"id":5}"#, "the answer to 'judge' has no member 'outcome'"),
    (
      .bye, #"{"notice":"signIn.answered","answer":"cancelled"}"#,
      "the notice 'signIn.answered' has no member 'attempt'"
    ),
  ])
  func `what a message lacks is told`(
    operation: WireRequest.Operation, line: String, sentence: String
  ) {
    #expect {
      try Self.message(line, [5: operation])
    } throws: { error in
      (error as? UnfitAnswer)?.fault ?? error as? SubjectFault == .malformedAnswer(sentence)
    }
  }

  @Test func `an answer is read against the operation that has its id`() throws {
    let open = [5: Self.nonces, 6: .bye]
    #expect(try Self.message(#"{"id":6}"#, open) == .answer(WireAnswer(id: 6, .done)))
  }
}
