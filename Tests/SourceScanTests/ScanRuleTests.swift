import ConformanceModel
import Testing

@testable import SourceScan

@Suite struct ScanRuleTests {
  @Test(arguments: ScanRule.allCases)
  func `a rule names a requirement of the catalogue`(rule: ScanRule) {
    #expect(Requirement.named(rule.requirement) != nil)
    #expect(!rule.reason.isEmpty && !rule.remedy.isEmpty && !rule.proof.isEmpty)
  }

  @Test func `the W that is missing is named`() throws {
    let letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._"
    let found = try scanned("let nonce = \"\(letters)\"\n", "a.swift").findings
    #expect(
      found.map(\.seen) == [
        "64 letters, without 'W': a misprint that is copied from samples. "
          + "Drawn evenly, each letter still gives 6 bits"
      ])
  }

  @Test(arguments: [
    ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", ["3 certain modulo-bias"]),
    ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", []),
  ])
  func `a remainder is wrong only where it does not divide`(letters: String, found: [String]) throws
  {
    let text = """
      const letters = '\(letters)';
      const bytes = crypto.getRandomValues(new Uint8Array(32));
      const nonce = Array.from(bytes, (b) => letters[b % letters.length]).join('');
      """
    #expect(try findings(text, "a.js") == found)
  }

  @Test(arguments: [(250, ["5 certain rejection-limit"]), (192, []), (256, [])])
  func `a limit of rejection is wrong unless the letters divide it`(
    limit: Int, found: [String]
  ) throws {
    let text = """
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      function nonce(bytes) {
        let text = '';
        for (const b of crypto.getRandomValues(bytes)) {
          if (b < \(limit)) text += letters[b % letters.length];
        }
        return text;
      }
      """
    #expect(try findings(text, "a.js") == found)
  }

  @Test(arguments: [
    ("const nonce = Math.random().toString(36);", ["1 likely weak-random"]),
    ("function nonce() { return Math.random(); }", ["1 likely weak-random"]),
    ("function nonce() { return Math.random(); } // id_token", ["1 certain weak-random"]),
    ("function annonce() { return Math.random(); }", []),
    ("const nonce = `${Math.random()}`; // id_token", ["1 certain weak-random"]),
    ("const colour = Math.random(); // not a nonce", []),
    ("const nonce = Math.random(); // gcm cipher: aes-", ["1 look here weak-random"]),
  ])
  func `a generator that is none for secrets counts where a nonce is made`(
    text: String, found: [String]
  ) throws {
    #expect(try findings(text, "a.js") == found)
  }

  @Test func `what only tries the code of others is looked at, no more`() throws {
    let text = "const nonce = Math.random().toString(36);"
    #expect(try findings(text, "app/tests/a.js") == ["1 look here weak-random"])
    #expect(try findings(text, "app/a.spec.js") == ["1 look here weak-random"])
  }

  @Test(arguments: [
    ("_ = SecRandomCopyBytes(kSecRandomDefault, 1, &b)", ["2 certain status-ignored"]),
    ("let s = SecRandomCopyBytes(kSecRandomDefault, 1, &b)", ["2 certain status-ignored"]),
    (
      "let s = SecRandomCopyBytes(kSecRandomDefault, 1, &b)\n  assert(s == 0)",
      ["2 certain status-ignored"]
    ),
    (
      "let s = SecRandomCopyBytes(kSecRandomDefault, 1, &b)\n  if s != 0 { print(s) }",
      ["2 certain status-ignored"]
    ),
    ("if SecRandomCopyBytes(r, 1, &b) != 0 { log(1); log(2) }", ["2 certain status-ignored"]),
    ("if SecRandomCopyBytes(r, 1, &b) != 0 { print(1); return }", []),
    ("if SecRandomCopyBytes(r, 1, &b) != 0 { print(1); b = fallback() }", []),
    ("if SecRandomCopyBytes(r, 1, &b) == 0 { print(b) }", []),
    ("guard SecRandomCopyBytes(kSecRandomDefault, 1, &b) == 0 else { return }", []),
    ("let s = b.withUnsafeMutableBytes { SecRandomCopyBytes(r, 1, $0) }\n  check(s)", []),
    (
      "_ = b.withUnsafeMutableBytes { SecRandomCopyBytes(r, 1, $0) }", ["2 certain status-ignored"]
    ),
  ])
  func `a status counts as ignored where nothing depends on it`(
    line: String, found: [String]
  ) throws {
    #expect(try findings("func fill() {\n  \(line)\n}\n", "a.swift") == found)
  }

  @Test func `a way out on which the flag stays set is named where it leaves`() throws {
    let text = """
      class Login:
          def start(self, nonce):
              if self.busy:
                  return None
              self.busy = True
              token = self.provider.sign_in(nonce)
              if token is None:
                  return None
              self.busy = False
              return token
      """
    #expect(try findings(text, "a.py") == ["8 likely guard-not-released"])
  }

  @Test func `the answer that does not leave is named where another follows`() throws {
    let text = """
      fun signIn(nonce: String, callback: Callback) {
        if (nonce.isEmpty()) callback.onError(Missing())
        callback.onSuccess(nonce)
      }
      """
    #expect(try findings(text, "a.kt") == ["2 likely resumed-twice"])
  }

  @Test func `functions that make nonces are told with their letters`() throws {
    let text = """
      ALPHABET = "0123456789abcdef"

      def make_nonce():
          return "".join(secrets.choice(ALPHABET) for _ in range(32))

      def store_nonce(nonce):
          session["nonce"] = nonce
      """
    #expect(
      try scanned(text, "a.py").nonceFunctions == [
        NonceFunction(path: "a.py", line: 3, name: "make_nonce", letters: "0123456789abcdef")
      ])
  }
}
