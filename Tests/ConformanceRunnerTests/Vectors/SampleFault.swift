import Testing

/// One edit of a sample file, and the messages it leads to. A table, hence its length.
struct SampleFault: Sendable, CustomTestStringConvertible {
  let sample: SampleFile
  let found: String
  let replacement: String
  let messages: [String]
  var testDescription: String { "\(found) becomes \(replacement)" }

  private init(_ sample: SampleFile, _ found: String, _ replacement: String, _ place: String) {
    self.sample = sample
    self.found = found
    self.replacement = replacement
    messages = ["\(sample.area)/f.json\(place)"]
  }

  /// What the schema, or the reader before it, finds.
  static let form: [SampleFault] = [
    SampleFault(
      .bytes, #""digest": "0a"#, #""digset": "0a"#,
      "#/groups/0/tests/0: the key 'digest' is missing."
    ).followed(by: "#/groups/0/tests/0: unknown key 'digset'. Did you mean 'digest'?"),
    SampleFault(
      .bytes, #""message""#, #""zebra": 1, "message""#,
      "#/groups/0/tests/0: unknown key 'zebra'."),
    SampleFault(
      .bytes, #""message""#, #""a/b~c": 1, "message""#,
      "#/groups/0/tests/0: unknown key 'a/b~c'."),
    SampleFault(
      .bytes, #""message": "00ff""#, #""message": 7"#,
      "#/groups/0/tests/0/message: found integer, expected string."),
    SampleFault(
      .recipe, #""rawNonce": null"#, #""rawNonce": 1.5"#,
      "#/groups/0/tests/0/rawNonce: found number, expected string or null."),
    SampleFault(
      .bytes, "00ff", "00f",
      "#/groups/0/tests/0/message: found '00f', expected lower-case hex of whole bytes."),
    SampleFault(
      .bytes, "00ff", "00FF",
      "#/groups/0/tests/0/message: found '00FF', expected lower-case hex of whole bytes."),
    SampleFault(
      .bytes, #""digest": "0a"#, #""digest": ""#,
      "#/groups/0/tests/0/digest: found '0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a…', "
        + "expected 64 lower-case hex digits."),
    SampleFault(
      .recipe, #""header": "e30""#, #""header": "e3+""#,
      "#/groups/0/tests/0/generate/header: found 'e3+', expected base64url without padding."),
    SampleFault(
      .bytes, "digest-a-0001", "digest-a-1",
      "#/groups/0/tests/0/id: found 'digest-a-1', expected an id such as 'digest-cavp-short-0001'."),
    SampleFault(
      .bytes, "digest.vectors", "digest",
      "#/groups/0/requirement: found 'digest', expected a requirement such as 'digest.vectors'."),
    SampleFault(
      .bytes, #""type": "bytes""#, #""type": "byte""#,
      "#/groups/0/type: found 'byte', expected one of 'bytes', 'monteCarlo', 'lengths', 'text', "
        + "'large'. Did you mean 'bytes'?"),
    SampleFault(.bytes, #""type": "bytes", "#, "", "#/groups/0: the key 'type' is missing."),
    SampleFault(
      .bytes, #""type": "bytes""#, #""type": 1"#,
      "#/groups/0/type: found integer, expected string."),
    SampleFault(
      .scenario, #"{"do": "callback", "attempt": "A", "kind": "success"}"#, "7",
      "#/groups/0/tests/0/steps/1: found integer, expected object."),
    SampleFault(
      .bytes, #""area": "digest""#, #""area": "token""#,
      "#/area: found 'token', expected 'digest'."),
    SampleFault(
      .bytes, "BASIC", "BASICS",
      "#/notes/Flag/bugType: found 'BASICS', expected one of 'AUTH_BYPASS', 'BASIC', "
        + "'CAN_OF_WORMS', 'CONFIDENTIALITY', 'EDGE_CASE', 'FUNCTIONALITY', 'KNOWN_BUG', "
        + "'LEGACY', 'MISSING_STEP', 'MODIFIED_PARAMETER', 'WRONG_PRIMITIVE'. "
        + "Did you mean 'BASIC'?"),
    SampleFault(
      .bytes, #""version": 1"#, #""version": 0"#, "#/version: found 0, expected at least 1."),
    SampleFault(
      .bytes, #"["h"]"#, "[]", "#/header: found 0 items, expected at least 1."),
    SampleFault(
      .scenario, #""A": ["credential"]"#, #""A": ["credential"], "A": ["credential"]"#,
      "#/groups/0/tests/0/expect/any/answers: the key 'A' occurs twice. Delete one."),
    SampleFault(
      .bytes, #""message": "00ff""#, #""message": "00ff", "message": "00ff""#,
      "#/groups/0/tests/0: the key 'message' occurs twice. Delete one."),
    SampleFault(
      .scenario, #""any""#, #""joined""#,
      "#/groups/0/tests/0/expect/joined: found 'joined', expected one of 'any', 'refuse', "
        + "'supersede', 'join', 'independent'. Did you mean 'join'?"),
    SampleFault(
      .bytes, #""version": 1"#, #""version": 01"#,
      ": line 1, column 75: found '1', expected ',' or '}'."),
    SampleFault(
      .bytes, #"["h"]"#, #"["h",]"#, ": line 3, column 37: found ']', expected a value."),
    SampleFault(
      .bytes, "]}]}", "]}]", ": line 7, column 1: found the end of the file, expected ',' or '}'."),
    SampleFault(
      .text, #"\u00e9"#, #"\ud800"#,
      ": line 6, column 76: found '\"', expected the escape of a low surrogate."),
  ]

  /// What is found where the form is right.
  static let meaning: [SampleFault] = [
    SampleFault(
      .bytes, "}]}]}",
      #"}]}, {"type": "text", "comment": "", "requirement": "digest.utf8", "tests": ["#
        + #"{"id": "digest-a-0002", "comment": "", "flags": [], "text": "", "utf8": "", "#
        + #""digest": "\#(String(repeating: "0a", count: 32))"}]}]}"#,
      "#/numberOfTests: found 1, but the groups hold 2 tests."
    ).followed(
      by: "#/groups/1/type: found a group of type 'text' after 'bytes', "
        + "expected one type in a file."),
    SampleFault(
      .bytes, #""numberOfTests": 1"#, #""numberOfTests": 2"#,
      "#/numberOfTests: found 2, but the groups hold 1 tests."),
    SampleFault(
      .bytes, "digest-a-0001", "token-a-0001",
      "#/groups/0/tests/0/id: found the id 'token-a-0001', expected one of 'digest-…'."),
    SampleFault(
      .bytes, #"["Flag"]"#, #"["Flag", "Flog"]"#,
      "#/groups/0/tests/0/flags/1: the flag 'Flog' is not defined in notes. "
        + "Did you mean 'Flag'?"),
    SampleFault(
      .bytes, #"["Flag"]"#, "[]", "#/notes/Flag: no test has the flag 'Flag'. Delete the note."),
    SampleFault(
      .bytes, #""requirement": "digest.vectors", "#, "",
      "#/groups/0/tests/0: neither the test nor its group names a requirement."),
    SampleFault(
      .bytes, "digest.vectors", "digest.vector",
      "#/groups/0/requirement: unknown requirement 'digest.vector'. "
        + "Did you mean 'digest.vectors'?"),
    SampleFault(
      .bytes, "digest.vectors", "token.accept",
      "#/groups/0/requirement: the requirement 'token.accept' is not of the area 'digest'."),
    SampleFault(
      .bytes, #"["Flag"], "message""#, #"["Flag"], "requirement": "guard.mutual", "message""#,
      "#/groups/0/tests/0/requirement: unknown requirement 'guard.mutual'."),
    SampleFault(
      .lengths, "[0]", "[0, 1]",
      "#/groups/0/tests/0: 2 lengths and 1 digests, expected as many."),
    SampleFault(
      .text, "c3a9", "65cc81",
      "#/groups/0/tests/0/utf8: found '65cc81', but the text is 'c3a9'."),
    SampleFault(
      .alphabet, #""abd""#, #""abdb""#,
      "#/groups/0/tests/0/letters: the letter 'b' occurs twice."),
    SampleFault(
      .alphabet, #""misprint""#, #""published""#,
      "#/groups/0/tests/0: 'misprintOf' goes with the standing 'misprint', and only with it."),
    SampleFault(
      .alphabet, #""missing": "c""#, #""missing": "d""#,
      "#/groups/0/tests/0/missing: the letter 'd' is not missing."),
    SampleFault(
      .source, #"{"do": "fail"}"#, #"{"do": "countForEver"}"#,
      "#/groups/0/tests/0/script/0: found 'countForEver'; the last act, and only the last, "
        + "lasts for ever."),
    SampleFault(
      .token, #""token": "e30.e30.AA", "#, "",
      "#/groups/0/tests/0: expected either 'token' or 'generate'."),
    SampleFault(
      .token, #""payload": "{}""#, #""payload": "{ }""#,
      "#/groups/0/tests/0/payload: the token holds another payload."),
    SampleFault(
      .recipe, #""length": 21"#, #""length": 20"#,
      "#/groups/0/tests/0/generate/length: found 20, but the recipe makes 21 bytes."),
    SampleFault(
      .token, #""when": {}"#, #""when": {"nonceForm": ["raw"]}"#,
      "#/groups/0/tests/0/verdicts: no rule decides nonceForm 'base64url' with nonceSupported "
        + "'ignored'."
    ).followed(
      by: "#/groups/0/tests/0/verdicts: no rule decides nonceForm 'base64url' with "
        + "nonceSupported 'claimFalseRelaxes'."),
    SampleFault(
      .token, #""when": {"nonceForm": ["hex"]}"#, #""when": {}"#,
      "#/groups/0/tests/0/verdicts/1: earlier rules leave this one nothing."),
    SampleFault(
      .token, #""reasons": []"#, #""reasons": ["expired"]"#,
      "#/groups/0/tests/0/verdicts/0/reasons: reasons go with a rejection, and only with it."),
    SampleFault(
      .token, #""verdict": "reject""#, #""verdict": "either""#,
      "#/groups/0/tests/0/verdicts/1/verdict: 'either' is only for a test with 'pair', "
        + "'generate' or the flag 'Unspecified'."),
    SampleFault(
      .token, #""when": {}"#, #""when": {"signature": ["RS256", "notVerified"]}"#,
      "#/groups/0/tests/0/verdicts: no rule decides nonceForm 'base64url' with nonceSupported "
        + "'ignored', signatures ES256."
    ).followed(
      by: "#/groups/0/tests/0/verdicts: no rule decides nonceForm 'base64url' with "
        + "nonceSupported 'claimFalseRelaxes', signatures ES256."
    ).followed(
      by: "#/groups/0/tests/0/verdicts: no rule decides nonceForm 'raw' with nonceSupported "
        + "'ignored', signatures ES256."
    ).followed(
      by: "#/groups/0/tests/0/verdicts: no rule decides nonceForm 'raw' with nonceSupported "
        + "'claimFalseRelaxes', signatures ES256."),
    SampleFault(
      .pool, #""signatures": ["AA"]"#, #""signatures": ["AA", "AA"]"#,
      "#/groups/0/tests/0/signatures: found 2 signatures for 1 raw nonces."),
    SampleFault(
      .pool, "{claim}", "{nonce}", "#/groups/0/tests/0/payload: expected '{claim}' once."),
    SampleFault(
      .token, #""verdicts""#, #""pair": "p", "verdicts""#,
      "#/groups/0/tests/0/pair: the pair 'p' has 1 tests, expected 2 in one file."),
    SampleFault(
      .scenario, #""attempt": "A", "kind""#, #""attempt": "B", "kind""#,
      "#/groups/0/tests/0/steps/1/attempt: the attempt 'B' was not started before."),
    SampleFault(
      .scenario, #""attempt": "A"}"#, #""attempt": "A", "inside": "B"}"#,
      "#/groups/0/tests/0/steps/0/inside: the attempt 'B' was not started before."),
    SampleFault(
      .scenario, #"{"do": "callback", "attempt": "A", "kind": "success"}"#,
      #"{"do": "start", "attempt": "A"}"#,
      "#/groups/0/tests/0/steps/1/attempt: the attempt 'A' was started before."),
    SampleFault(
      .scenario, #"{"do": "callback""#, #"{"do": "cancel"}, {"do": "callback""#,
      "#/groups/0/tests/0/needs: the steps need 'cancel'. Add it."),
    SampleFault(
      .scenario, #""attempt": "A"}"#, #""attempt": "A", "entry": "async", "bytes": "fail"}"#,
      "#/groups/0/tests/0/needs: the steps need 'asyncEntry'. Add it."
    ).followed(by: "#/groups/0/tests/0/needs: the steps need 'byteSource'. Add it."),
    SampleFault(
      .scenario, #"{"do": "callback", "attempt": "A", "kind": "success"}"#,
      #"{"do": "cancelTask", "attempt": "A"}"#,
      "#/groups/0/tests/0/needs: the steps need 'taskCancellation'. Add it."),
    SampleFault(
      .scenario, #""A": ["credential"]"#, #""B": ["credential"]"#,
      "#/groups/0/tests/0/expect/any/answers: no answer for the attempt 'A'."
    ).followed(by: "#/groups/0/tests/0/expect/any/answers: the attempt 'B' is never started."),
    SampleFault(
      .scenario, #""outstandingAtMost": 1"#, #""outstandingAtMost": 2"#,
      "#/groups/0/tests/0/expect/any: 2 outstanding of 1 requests."),
    SampleFault(
      .scenario,
      #"{"any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}"#,
      "{"
        + ["any", "refuse", "supersede", "join", "independent"].map {
          #""\#($0)": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}"#
        }.joined(separator: ", "),
      "#/groups/0/tests/0/expect: 'any' is left nothing: all four contracts are named."),
    SampleFault(
      .scenario,
      #"{"any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}}"#,
      "{}", "#/groups/0/tests/0/expect: no contract is judged, expected at least one."),
    SampleFault(
      .story, #", "code": "network""#, "",
      "#/groups/0/tests/0/steps/0: 'code' belongs to the fault 'fails', and to no other."),
    SampleFault(
      .story, #"{"do": "delete"}"#, #"{"do": "taken"}, {"do": "delete"}"#,
      "#/groups/0/tests/0/steps/0: no action follows that could meet the fault."),
    SampleFault(
      .story, #"["failed"]"#, #"["failed", "done"]"#,
      "#/groups/0/tests/0/expect/answers: 2 answers to 1 actions, expected one each."),
    SampleFault(
      .story, #"{"do": "delete"}"#,
      #"{"do": "delete"}"# + String(repeating: #", {"do": "notice"}"#, count: 7),
      "#/groups/0/tests/0/steps: 9 steps, expected at most 8."),
  ]

  private func followed(by place: String) -> SampleFault {
    SampleFault(copying: self, adding: "\(sample.area)/f.json\(place)")
  }

  private init(copying fault: SampleFault, adding message: String) {
    sample = fault.sample
    found = fault.found
    replacement = fault.replacement
    messages = fault.messages + [message]
  }
}
