import SourceScan
import Testing

@testable import auth_conformance

@Suite struct InitFindingsTests {
  private func findings(_ text: String, _ path: String) throws -> InitFindings {
    let language = try #require(SourceLanguage(path: path))
    let scanner = try SourceScanner()
    var report = ScanReport()
    Array(text.utf8).withUnsafeBufferPointer {
      report.add(scanner.scan($0, path: path, language: language), bytes: $0.count)
    }
    return InitFindings(report)
  }

  @Test func `init tells where nonces are made, of which letters, and what is wrong there`() throws
  {
    let found = try findings(
      """
      LETTERS = "0123456789abcdef"

      def make_nonce():
          return "".join(random.choice(LETTERS) for _ in range(32))  # id_token
      """, "app/login.py")
    #expect(found.functions == "make_nonce in app/login.py:3")
    #expect(found.letters == "0123456789abcdef")
    #expect(
      found.lines == [
        "found:",
        "  app/login.py:3: make_nonce makes nonces, of 16 letters: 0123456789abcdef",
        "  app/login.py:4: certain: random.choice() is no source of secrets [weak-random]",
        "  why, and what to do: auth-conformance scan",
      ])
  }

  @Test(arguments: AdapterLanguage.allCases, [false, true])
  func `the letters that init tells are those of the contract that it writes`(
    language: AdapterLanguage, signsIn: Bool
  ) {
    var project = ProjectFacts()
    project.letters = #"ab"\c"#
    let plan = InitPlan(language, suite: .folder("/suite"), signsIn: signsIn, of: project)
    let adapter = plan.files[language == .swift ? 1 : 0].content
    #expect(adapter.contains(#""ab\"\\c""#))
    let declared =
      switch language {
      case .swift where signsIn: #"nonce: NonceContract(alphabet: "ab\"\\c"),"#
      case .swift: #"nonce: NonceContract(alphabet: String(letters))"#
      case .python: #""nonce": {"alphabet": ALPHABET}"#
      case .node: "nonce: { alphabet: ALPHABET }"
      }
    #expect(adapter.contains(declared))
  }

  @Test func `init says nothing of a project in which scan finds nothing`() throws {
    let found = try findings("print('a')", "a.py")
    #expect(found.lines.isEmpty && found.functions == nil)
  }
}
