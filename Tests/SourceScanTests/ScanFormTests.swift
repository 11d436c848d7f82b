import Testing

@testable import SourceScan

/// What labelled sets taught: the same defect under other names and in other forms.
@Suite struct ScanFormTests {
  @Test(arguments: [
    (
      "a.go",
      """
      import "math/rand"
      var src = rand.New(rand.NewSource(time.Now().UnixNano()))
      func Begin() *Session {
        buf := make([]byte, 16)
        src.Read(buf)
        return &Session{Nonce: hex.EncodeToString(buf), Started: time.Now()} // openid
      }
      """,
      ["2 certain seeded-random", "5 certain weak-random"]
    ),
    (
      "a.rs",
      """
      // openid
      fn new() -> Attempt {
        let started = SystemTime::now();
        let mut rng = StdRng::seed_from_u64(now());
        let mut text = |n| (0..n).map(|_| rng.sample(Alphanumeric) as char).collect();
        Attempt { state: text(16), nonce: text(32), started }
      }
      """,
      ["4 certain seeded-random"]
    ),
    (
      "a.java",
      """
      class Login { // openid
        private final Random generator = new Random();
        Pending begin() { return new Pending(word(), word()); }
        private String word() { return Long.toString(generator.nextLong(), 36); }
        record Pending(String state, String nonce) {}
      }
      """,
      ["2 certain weak-random"]
    ),
    (
      "a.js",
      """
      const { v1: id } = require('uuid');
      const pick = Math.random;
      app.get('/login', (req, res) => {
        const n = id();
        req.session.nonce = n;
        res.redirect(`/authorize?scope=openid&state=${pick()}&nonce=${pick()}`);
      });
      """,
      ["4 certain clock-nonce", "6 certain weak-random"]
    ),
    (
      "a.py",
      """
      import random as dice
      def start(key):
          dice.seed(key)
          session["nonce"] = "%032x" % dice.getrandbits(128)  # openid
      """,
      ["3 certain seeded-random", "4 certain weak-random"]
    ),
    (
      "b.rs",
      """
      async fn start(session: Session) { // openid
        let started = SystemTime::now();
        let attempt = Attempt { state: text(22), nonce: text(43), started };
        url.append_pair("nonce", &attempt.nonce);
      }
      """,
      []
    ),
  ])
  func `a value is followed to the nonce that it becomes, and no further`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path) == found)
  }

  @Test(arguments: [
    (
      "a.kt",
      """
      class C { companion object {
        val NONCE: String = run {
          val b = ByteArray(24).also { SecureRandom().nextBytes(it) }
          encode(b)
        }
      } } // openid
      """,
      ["2 certain nonce-outlives-attempt"]
    ),
    (
      "a.swift",
      "enum Login { static let nonce: String = { UUID().uuidString }() } // appleid",
      ["1 certain nonce-outlives-attempt"]
    ),
    (
      "a.go",
      "package a\nvar nonce = func() string { return uuid.NewString() }()",
      ["2 likely nonce-outlives-attempt"]
    ),
    (
      "a.py",
      """
      @dataclass
      class OAuthRequest:
          nonce: str = secrets.token_urlsafe(32)
          state: str = field(default_factory=secrets.token_urlsafe)
      """,
      ["3 likely nonce-outlives-attempt"]
    ),
    (
      "a.java",
      "class C { static final String NONCE; static { NONCE = UUID.randomUUID().toString(); } }",
      ["1 likely nonce-outlives-attempt"]
    ),
    (
      "a.rb",
      """
      class LoginNonce
        def self.current
          @current ||= SecureRandom.hex(16)
        end
      end
      """,
      ["3 likely nonce-outlives-attempt"]
    ),
    ("b.swift", "struct Attempt { let nonce: String; init() { nonce = makeNonce() } }", []),
  ])
  func `what is made where it is declared is made once`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path).filter { !$0.contains("look here") } == found)
  }

  @Test(arguments: [
    (
      "a.ts",
      "const nonceLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz-_-';",
      ["1 certain alphabet-doubled"]
    ),
    (
      "a.js",
      "const nonceLetters = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', 'abc'].join('');",
      ["1 certain alphabet-doubled"]
    ),
    (
      "a.rb",
      """
      LOWER = ('a'..'z').to_a.freeze
      POOL = (LOWER + ('0'..'9').to_a).freeze
      def nonce = SecureRandom.random_bytes(9).each_byte.map { |b| POOL[b % POOL.size] }.join
      """,
      ["3 certain modulo-bias"]
    ),
    (
      "b.rb",
      """
      LETTERS = [*"A".."Z", *"a".."z", *"0".."9", "-", "_"].freeze
      def nonce = SecureRandom.bytes(9).each_byte.map { |b| LETTERS[b % LETTERS.size] }.join
      """,
      []
    ),
    (
      "b.js",
      "const nonce = [...crypto.getRandomValues(new Uint8Array(9))].map((b) => (b % 36).toString(36)).join('');",
      ["1 certain modulo-bias"]
    ),
    (
      "a.swift",
      """
      func nonce() -> String {
        let limit = UInt8(256 - 256 % letters.count)
        var bytes = [UInt8](repeating: 0, count: 9)
        guard SecRandomCopyBytes(kSecRandomDefault, 9, &bytes) == 0 else { return "" }
        return String(bytes.filter { $0 < limit }.map { letters[Int($0) % letters.count] })
      }
      let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
      """,
      []
    ),
  ])
  func `alphabets come in lists and ranges, and limits may be computed`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path) == found)
  }

  @Test(arguments: [
    ("LoginTest.kt", "val r = Random(42)\nfun anyNonce() = r.nextInt().toString() // openid", []),
    (
      "a.kt", "import org.junit.Test\nval r = Random(42)\nfun anyNonce() = r.nextInt().toString()",
      []
    ),
    (
      "AppAttest.kt", "val r = Random(42)\nfun anyNonce() = r.nextInt().toString() // openid",
      ["1 certain seeded-random"]
    ),
  ])
  func `tests are told by their names and by what they import`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path).filter { !$0.contains("look here") } == found)
  }

  @Test(arguments: [
    (
      "a.swift",
      """
      func signIn() async {
        guard !busy else { return }
        busy = true
        guard let attempt = await apple.run(with: request) else { return }
        busy = false
      }
      """,
      ["4 likely guard-not-released"]
    ),
    (
      "a.rb",
      """
      def sign_in
        return if @busy
        @busy = true
        return if provider.token.nil?
        @busy = false
      end
      """,
      ["4 likely guard-not-released"]
    ),
    (
      "a.kt",
      "fun f(): Boolean { val request = ASAuthorizationAppleIDProvider().createRequest().apply { nonce = rawNonce } }",
      ["1 likely raw-nonce-sent"]
    ),
    (
      "b.rs",
      "fn nonce() { unsafe { getrandom(raw.as_mut_ptr(), raw.len(), 0); } }",
      ["1 certain status-ignored"]
    ),
    (
      "b.rb",
      """
      def verify(token, nonce)
        _, header = JWT.decode(token, nil, false)
        claims, = JWT.decode(token, key, true, algorithms: ['RS256'])
        raise unless secure_compare(claims['nonce'], nonce)
      end
      """,
      []
    ),
  ])
  func `forms that one language has are read in it`(
    path: String, text: String, found: [String]
  ) throws {
    #expect(try findings(text, path).filter { !$0.contains("look here") } == found)
  }
}
