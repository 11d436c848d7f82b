import ConformanceModel
import Foundation
import PlainText
import Testing

@Suite struct WireTests {
  private static let pinned: JudgeOrder = {
    var order = JudgeOrder(requirement: .nonceUnique, profile: .quick, seed: 1)
    order.catalogue = 1
    return order
  }()
  private static let requests: [WireRequest.Operation] = [
    .hello(wire: 1, suite: "0.1.0"), .nonces(count: 3, length: nil, source: nil),
    .nonces(
      count: 1, length: -1,
      source: ByteScript(bytes: [0, 255], then: .cycle, bytesPerCall: 1)),
    .digests(texts: ["", "a\u{0}b", "é"]), .byteDigests(messages: [[], [0, 171]]),
    .streamDigest(DigestUpdates([[1], [], [2, 3]], rounds: 5)), .forkedNonces(count: 3),
    .match([MatchAttempt(token: "a.b.c", rawNonce: nil, now: 7)]),
    .match([
      MatchAttempt(
        token: "a.b.c", rawNonce: "n", now: 7,
        keys: KeySet(keys: [
          .rsa(kid: "r", n: "AQAB", e: "AQAB"), .ec(kid: nil, x: "AA", y: "AQ"),
        ]))
    ]),
    .signInStart(WireStart(provider: 1, attempt: 1, entry: .async, window: true)),
    .signInStart(
      WireStart(
        provider: 1, attempt: 2, entry: .completion, window: false, early: true, inside: 1,
        source: ByteScript(bytes: [], then: .fail))),
    .signInCancel(WireCancel(provider: 1)), .signInCancel(WireCancel(provider: 1, attempt: 2)),
    .signInSettle(provider: 1),
    .providerCallback(
      WireCallback(
        request: 1,
        .appleID(AppleIDCredential(user: "u", identityToken: [255, 0], authorizationCode: nil)))),
    .providerCallback(WireCallback(request: 1, .other(type: "ASPasswordCredential"))),
    .providerCallback(WireCallback(request: 1, AuthorizationError(code: 1001))),
    .accountStart(
      WireAccountStart(
        coordinator: 1, currentUser: AccountUser(id: "user-1", providers: ["b", "a"]),
        records: ["a": ProviderRecord(user: nil, name: "Mara")])),
    .accountPerform(WireAccountPerform(coordinator: 1, action: 1, .launch)),
    .accountPerform(
      WireAccountPerform(coordinator: 1, action: 2, .configureButton(.reauthenticate))),
    .accountPerform(
      WireAccountPerform(
        coordinator: 1, action: 3, .completeButton(.failed(AuthorizationError(code: 1001))))),
    .accountNotice(WireRevocation(coordinator: 1, observer: 2)), .accountSettle(coordinator: 1),
    .judge(JudgeOrder(requirement: .nonceUnique, profile: .quick, seed: .max, after: 3)),
    .judge(pinned), .measure(benchmark: "digest.nonce", count: 17.5), .bye,
  ]

  @Test(arguments: [
    (
      #"{"id": 6, "op": "streamDigest", "chunks": [""], "rounds": -3}"#,
      "found -3, expected at least 0"
    ),
    (#"{"id": 6, "op": "nonces", "count": 0}"#, "found 0, expected at least 1"),
    (
      #"{"id": 6, "op": "measure", "benchmark": "nonce", "count": 0}"#,
      "found 0.0, expected more than 0 and at most 1e9"
    ),
  ])
  func `a number below its bound is refused`(line: String, sentence: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(WireRequest.self, from: Data(line.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == sentence)
  }

  @Test(arguments: requests)
  func `a request comes back from JSON as it was`(operation: WireRequest.Operation) throws {
    let request = WireRequest(id: 5, operation: operation)
    let data = try JSONEncoder().encode(request)
    #expect(try JSONDecoder().decode(WireRequest.self, from: data) == request)
  }

  @Test func `a credential crosses with its bytes in hexadecimal`() throws {
    let credential = AppleIDCredential(
      user: "u", identityToken: [255, 0], authorizationCode: nil, email: "e@example.com")
    let request = WireRequest(
      id: 5, operation: .providerCallback(WireCallback(request: 3, .appleID(credential))))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(request), as: UTF8.self)
        == #"{"credential":{"email":"e@example.com","identityToken":"ff00","user":"u"},"#
        + #""id":5,"op":"provider.callback","request":3}"#)
  }

  @Test func `a contract that says only its name has the defaults`() throws {
    let contract = try JSONDecoder().decode(Contract.self, from: Data(#"{"name":"x"}"#.utf8))
    #expect(contract == Contract(name: "x"))
    #expect(contract.nonce.alphabet.count == 65)
    let data = try JSONEncoder().encode(contract)
    #expect(try JSONDecoder().decode(Contract.self, from: data) == contract)
  }

  @Test func `a token contract is written whole, with its sets in order`() throws {
    let token = TokenContract(
      signatures: [.rs256, .es256], claims: Set(VerifiedClaim.allCases), audience: "a", leeway: 60,
      takesClock: false)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(token)
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"audience":"a","claims":["aud","exp","iat","iss","nbf","sub"],\
        "furtherAudiences":"open","givesReasons":true,\
        "issuer":"https://appleid.apple.com","keepsPendingState":false,"leeway":60,\
        "nonceForm":"hex","nonceSupported":"ignored","signatures":["ES256","RS256"],\
        "takesClock":false,"verifiesCodeHash":false}
        """)
    #expect(try JSONDecoder().decode(TokenContract.self, from: data) == token)
  }

  @Test(arguments: [
    (#"{"signature":["RS256"]}"#, "unknown key 'signature'. Did you mean 'signatures'?"),
    (#"{"leeway":-1}"#, "found -1, expected seconds, 0 to 31536000"),
    (#"{"nonceForm":"HEX"}"#, "found 'HEX', expected one of 'hex', 'base64url', 'raw'"),
    (
      #"{"claims":["iss","AUD"]}"#,
      "found 'AUD', expected one of 'iss', 'aud', 'exp', 'iat', 'nbf', 'sub'"
    ),
  ])
  func `a mistake in a token contract is named`(json: String, message: String) {
    #expect {
      try JSONDecoder().decode(TokenContract.self, from: Data(json.utf8))
    } throws: { error in
      guard case .dataCorrupted(let context)? = error as? DecodingError else { return false }
      return context.debugDescription == message
    }
  }

  @Test(arguments: [
    (#"{"timeouts":1}"#, "unknown key 'timeouts'. Did you mean 'timeout'?"),
    (#"{"timeout":0}"#, "found 0, expected seconds, 1 to 86400"),
    (#"{"callback":"anyThread"}"#, "unknown key 'callback'. Did you mean 'callbacks'?"),
  ])
  func `a mistake in a sign-in contract is named`(json: String, message: String) {
    #expect {
      try JSONDecoder().decode(SignInContract.self, from: Data(json.utf8))
    } throws: { error in
      guard case .dataCorrupted(let context)? = error as? DecodingError else { return false }
      return context.debugDescription == message
    }
  }

  @Test
  func `where replies come is written into an account's contract unless it is the usual place`()
    throws
  {
    for callbacks in SignInContract.Callbacks.allCases {
      let contract = AccountContract(callbacks: callbacks)
      let data = try JSONEncoder().encode(contract)
      #expect(try JSONDecoder().decode(AccountContract.self, from: data) == contract)
      #expect(
        String(decoding: data, as: UTF8.self).contains("callbacks") == (callbacks != .mainActor))
    }
  }

  @Test func `a key set is a JWKS on the wire`() throws {
    let keys = KeySet(keys: [
      .rsa(kid: "r", n: "wQ", e: "AQAB"), .ec(kid: "e", x: "AA", y: "AQ"),
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(keys)
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"keys":[{"alg":"RS256","e":"AQAB","kid":"r","kty":"RSA","n":"wQ","use":"sig"},\
        {"alg":"ES256","crv":"P-256","kid":"e","kty":"EC","use":"sig","x":"AA","y":"AQ"}]}
        """)
    #expect(try JSONDecoder().decode(KeySet.self, from: data) == keys)
  }

  @Test func `hexadecimal is written in lower case and read in both`() {
    #expect(Hex.encode([0, 15, 255]) == "000fff")
    #expect(Hex.decode("000FfF") == [0, 15, 255])
    #expect(Hex.decode("0") == nil)
    #expect(Hex.decode("0g") == nil)
  }
}
