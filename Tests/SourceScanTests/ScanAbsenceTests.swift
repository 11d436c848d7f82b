import Testing

@testable import SourceScan

/// What labelled sets taught of nonces and claims that may be missing.
@Suite struct ScanAbsenceTests {
  @Test(arguments: [
    ("a.swift", "let nonce = nonceInFlight ?? String() // idToken", ["1 likely nonce-empty"]),
    (
      "a.ts", "f({ rawNonce: ref.current ?? '', nonce: 1 }); // apple.com idToken",
      ["1 likely nonce-empty"]
    ),
    ("a.kt", "b.setIdTokenWithRawNonce(token, issued ?: \"\")", ["1 likely nonce-empty"]),
    ("b.swift", "f(rawNonce: store.takeNonce() ?? \"\") // idToken", ["1 likely nonce-empty"]),
    ("c.swift", "let nonceLength = nonceLengths ?? \"\" // idToken", []),
    ("a.py", "claimed = response.get('nonce') or ''  # id_token", []),
    (
      "b.py",
      "expected = digest(nonce) if hashed else ''.join(nonce)\nsend(id_token, expected)",
      []
    ),
    (
      "c.py",
      "expected = digest(nonce) if hashed else ''\nsend(id_token, expected)",
      ["1 likely nonce-empty"]
    ),
    (
      "a.go",
      """
      func callback(r *http.Request) {
        nonce := ""
        if c, err := r.Cookie("n"); err == nil {
          nonce = c.Value
        }
        verify(r.FormValue("id_token"), nonce)
      }
      """,
      ["2 likely nonce-empty"]
    ),
  ])
  func `an empty nonce is told by what gets it, whatever it is called`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path) == found)
  }

  @Test(arguments: [
    (
      "a.swift",
      "func f() throws { if let got = claims[\"nonce\"] as? String, got != expectedNonce { throw E() } }",
      ["1 likely nil-equals-nil"]
    ),
    (
      "a.go",
      """
      func check(claims jwt.MapClaims, expected string) error {
        if n, ok := claims["nonce"].(string); ok && n != expected {
          return errNonce
        }
        return nil
      }
      """,
      ["2 likely nil-equals-nil"]
    ),
    (
      "a.kt",
      "fun f() { claims.getClaim(\"nonce\")?.let { if (it != expected) throw E() } }",
      ["1 likely nil-equals-nil"]
    ),
    (
      "a.py",
      "if 'nonce' in claims and claims['nonce'] != session['nonce']: raise Bad",
      ["1 likely nil-equals-nil"]
    ),
    (
      "b.swift",
      """
      func f() throws {
        guard claims["nonce"] != nil else { throw E() }
        if let got = claims["nonce"] as? String, got != expectedNonce { throw E() }
      }
      """,
      []
    ),
    (
      "a.js",
      "function f(c) { const expected = createHash('sha256').update(nonce).digest('hex'); if (c.nonce !== expected) throw c; }",
      []
    ),
  ])
  func `a claim that is compared only where it is there is not compared at all`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path) == found)
  }
}
