import Testing

@testable import SourceScan

/// One defect written in other ways, beside what is right.
@Suite struct ScanVariantTests {
  @Test(arguments: [
    (
      "a.kt",
      """
      val nonceLetters = ('a'..'z') + ('A'..'Y') + ('0'..'9')
      """,
      ["1 certain alphabet-misprint"]
    ),
    (
      "a.rs",
      """
      fn nonce_letters() -> Vec<char> { ('a'..'z').chain('A'..='Z').chain('0'..='9').collect() }
      """,
      ["1 certain alphabet-misprint"]
    ),
    (
      "a.py",
      """
      nonce_letters = string.ascii_letters + string.ascii_lowercase + string.digits
      """,
      ["1 certain alphabet-doubled"]
    ),
    (
      "a.rb",
      """
      NONCE_LETTERS = ('a'..'z').to_a + ('A'..'Z').to_a + ('0'..'9').to_a
      """,
      []
    ),
  ])
  func `what is joined of pieces and ranges is one alphabet`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path) == found)
  }

  @Test(arguments: [
    (
      "a.swift",
      """
      func signIn() {
        if busy { return }
        busy = true
        api.login { [weak self] token in
          guard let self else { return }
          guard token != nil else { return }
          self.busy = false
        }
      }
      """,
      ["6 likely guard-not-released"]
    ),
    (
      "a.dart",
      """
      Future<void> signIn() async {
        if (_busy) return;
        _busy = true;
        login().then((c) {
          if (!mounted) return;
          _busy = false;
        });
      }
      """,
      []
    ),
  ])
  func `a way out that only the owner’s end takes leaves no flag set`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path) == found)
  }

  @Test(arguments: [
    (
      "a.go",
      """
      func SignIn() error {
        if !mu.TryLock() {
          return errBusy
        }
        if err := login(); err != nil {
          return err
        }
        mu.Unlock()
        return nil
      }
      """,
      ["6 likely guard-not-released"]
    ),
    (
      "a.swift",
      """
      func signIn() {
        guard state == .idle else { return }
        state = .signingIn
        guard let token = login() else { return }
        state = .idle
      }
      """,
      ["4 likely guard-not-released"]
    ),
    (
      "b.swift",
      """
      func signIn() {
        guard state == .idle else { return }
        state = .signingIn
        guard let token = login() else { state = .idle; return }
        state = .idle
      }
      """,
      []
    ),
  ])
  func `locks, numbers and states are flags too`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path) == found)
  }

  @Test(arguments: [
    (
      "a.swift",
      """
      let key = "apple.nonce"
      func keep(_ text: String, _ defaults: UserDefaults) { defaults.set(text, forKey: key) }
      """,
      ["2 likely nonce-outlives-attempt"]
    ),
    (
      "a.kt",
      """
      fun clear() { prefs.edit().remove("nonce").apply() }
      """,
      []
    ),
    (
      "a.dart",
      """
      final nonce = generateNonce();
      void f() async { final p = await SharedPreferences.getInstance(); p.setString('nonce', x); }
      """,
      ["1 likely nonce-outlives-attempt", "2 likely nonce-outlives-attempt"]
    ),
  ])
  func `a store is told by its key’s name, and what is removed is not kept`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path) == found)
  }

  @Test(arguments: [
    (
      "a.m",
      """
      NSString *Nonce(void) {
        static NSString *nonce = nil;
        static dispatch_once_t once;
        dispatch_once(&once, ^{ nonce = [[NSUUID UUID] UUIDString]; });
        return nonce;
      }
      """,
      ["4 likely nonce-outlives-attempt"]
    ),
    (
      "a.py",
      """
      def start(nonce=secrets.token_hex(16)):
          return nonce
      """,
      ["1 likely nonce-outlives-attempt"]
    ),
    (
      "a.ts",
      """
      let cachedNonce: string | undefined;
      export function f() { return (cachedNonce ??= crypto.randomUUID()); }
      """,
      ["2 likely nonce-outlives-attempt"]
    ),
    (
      "b.ts",
      """
      export function f() { const nonce = useMemo(() => crypto.randomUUID(), []); }
      """,
      ["1 likely nonce-outlives-attempt"]
    ),
  ])
  func `what is made once serves every attempt`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path) == found)
  }

  @Test(arguments: [
    (
      "a.swift",
      """
      func begin() { let nonce = sha256(UUID().uuidString); currentNonce = nonce; request.nonce = nonce }
      func end() {
        guard let nonce = currentNonce else { return }
        client.signInWithIdToken(credentials: .init(provider: .apple, idToken: t, nonce: nonce))
      }
      """,
      ["4 likely hashed-nonce-kept"]
    )
  ])
  func `a hash is followed from function to function`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path) == found)
  }

  @Test(arguments: [
    (
      "a.js",
      """
      function a(token) {
        const claims = jwt.decode(token);
        if (claims.nonce !== expected) throw new Error();
      }
      function b(token) { return jwt.verify(token, key); }
      """,
      ["2 likely token-unverified", "3 look here nil-equals-nil"]
    ),
    (
      "b.js",
      """
      function a(token) {
        const claims = jwt.decode(token);
        if (claims.nonce !== expected) throw new Error();
      }
      function b(token) { jwt.verify(token, key); return a(token); }
      """,
      ["3 look here nil-equals-nil"]
    ),
  ])
  func `a decoded token is verified only where calls lead to it`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path) == found)
  }

  @Test(arguments: [
    (
      "a.swift",
      """
      func f(c: CheckedContinuation<String, Error>) {
        do { try g() } catch { c.resume(throwing: error) }
        c.resume(returning: "")
      }
      """,
      ["2 certain resumed-twice"]
    ),
    (
      "a.py",
      """
      def sign_in(callback, token):
          if token is None:
              callback(None)
          callback(token)
      """,
      ["3 likely resumed-twice"]
    ),
  ])
  func `a handler or a switch that answers and goes on answers twice`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path) == found)
  }
}
