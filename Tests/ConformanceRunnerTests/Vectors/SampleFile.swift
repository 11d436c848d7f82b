import Testing

/// A small vector file without fault, for tests that break it in one place.
struct SampleFile: Sendable, CustomTestStringConvertible {
  let area: String
  let text: String
  var testDescription: String { area }

  private init(_ area: String, requirement: String, group: String, test: String) {
    self.area = area
    text = """
      {"$schema": "../schema/\(area).schema.json", "area": "\(area)", "version": 1,
       "source": {"name": "n", "version": "1", "license": "l", "notes": ""},
       "numberOfTests": 1, "header": ["h"],
       "notes": {"Flag": {"bugType": "BASIC", "description": "", "effect": "", "links": []}},
       "groups": [{\(group), "comment": "", "requirement": "\(requirement)", "tests": [
        {"id": "\(area)-a-0001", "comment": "", "flags": ["Flag"], \(test)}]}]}

      """
  }

  static let all: [SampleFile] = [
    bytes, lengths, text, alphabet, source, token, recipe, scenario, story,
  ]

  private static let digest: String = String(repeating: "0a", count: 32)

  static let bytes = SampleFile(
    "digest", requirement: "digest.vectors", group: #""type": "bytes""#,
    test: #""message": "00ff", "digest": "\#(digest)""#)
  static let lengths = SampleFile(
    "digest", requirement: "digest.vectors",
    group: #""type": "lengths", "rule": "33+(31i+17n)%94""#,
    test: #""lengths": [0], "digests": ["\#(digest)"]"#)
  static let text = SampleFile(
    "digest", requirement: "digest.utf8", group: #""type": "text""#,
    test: #""text": "\u00e9", "utf8": "c3a9", "digest": "\#(digest)""#)
  static let alphabet = SampleFile(
    "nonce", requirement: "charset.known-typo", group: #""type": "alphabet""#,
    test: #""name": "x", "letters": "abd", "standing": "misprint", "origin": "","#
      + #" "misprintOf": "y", "missing": "c""#)
  static let source = SampleFile(
    "nonce", requirement: "nonce.source-failure", group: #""type": "source""#,
    test: #""length": 32, "script": [{"do": "fail"}, {"do": "failForEver"}],"#
      + #" "outcomes": ["error"]"#)
  private static let conditions: String =
    #""type": "match", "clock": 1, "issuer": "i", "audience": "a""#
  static let token = SampleFile(
    "token", requirement: "token.accept", group: conditions,
    test: #""rawNonce": "r", "token": "e30.e30.AA", "payload": "{}", "verdicts": ["#
      + #"{"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []}, "#
      + #"{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]"#)
  static let recipe = SampleFile(
    "token", requirement: "token.accept", group: conditions,
    test: #""rawNonce": null, "generate": {"kind": "nested", "count": 2, "header": "e30","#
      + #" "signature": "AA", "before": "{\"x\":", "after": "}", "length": 21}, "verdicts": ["#
      + #"{"when": {}, "verdict": "either", "reasons": ["malformedToken"]}]"#)
  static let pool = SampleFile(
    "token", requirement: "token.accept", group: #""type": "pool", "clock": 1"#,
    test: #""nonceForm": "raw", "kid": "k", "header": "{}", "payload": "{claim}","#
      + #" "rawNonces": ["r"], "signatures": ["AA"]"#)
  static let story = SampleFile(
    "account", requirement: "account.delete", group: #""type": "story""#,
    test: #""reason": "", "given": {"session": "apple"}, "steps": [{"do": "fault", "call":"#
      + #" "deleteUser", "fault": "fails", "code": "network"}, {"do": "delete"}], "expect":"#
      + #" {"answers": ["failed"], "calls": ["authorize"], "user": "same"}"#)
  static let scenario = SampleFile(
    "continuation", requirement: "continuation.success", group: #""type": "scenario""#,
    test: #""reason": "", "needs": [], "steps": [{"do": "start", "attempt": "A"},"#
      + #" {"do": "callback", "attempt": "A", "kind": "success"}], "expect": {"any":"#
      + #" {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}}"#)
}
