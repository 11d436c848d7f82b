import Testing

@testable import auth_conformance

/// Where a workflow goes, and what it judges there.
@Suite struct InitPlaceTests {
  private func workflow(
    in place: WorkflowPlace, _ language: AdapterLanguage = .python,
    beside kept: InitRemains = InitRemains()
  ) throws -> InitPlan.File {
    let project = ProjectFacts(files: [".nvmrc"])
    let plan = InitPlan(
      language, suite: .repository("u"), of: project, in: place, beside: kept)
    return try #require(plan.files.last)
  }

  @Test(arguments: [
    (AdapterLanguage.python, "python3 auth-conformance-adapter/adapter.py"),
    (.node, "node auth-conformance-adapter/adapter.cjs"),
    (.swift, "auth-conformance-adapter/.build/release/adapter"),
  ])
  func `a workflow names its adapter, and passes nothing but the user's own code`(
    language: AdapterLanguage, command: String
  ) throws {
    let file = try workflow(in: .here, language)
    #expect(file.path == ".github/workflows/auth-conformance.yml")
    #expect(file.content.contains("auth-conformance --own-code --format github -- \(command)\n"))
    #expect(!file.content.contains("working-directory"))
  }

  @Test func `below a repository's root a workflow goes there and runs in its project`() throws {
    let file = try workflow(in: WorkflowPlace(below: ["services", "Bob's login"]), .node)
    #expect(file.path == "../../.github/workflows/auth-conformance-services-Bob-s-login.yml")
    for lines in [
      "\nname: auth-conformance-services-Bob-s-login\n",
      "\n    defaults:\n      run:\n        working-directory: 'services/Bob''s login'\n",
      "\n          node-version-file: 'services/Bob''s login/.nvmrc'\n",
      "\n          path: 'services/Bob''s login/Reports/latest'\n",
    ] { #expect(file.content.contains(lines), "\(lines)") }
  }

  @Test(arguments: ["a${{b}}", "a*", "a\nb", "a\\b", "a\"b", "[a]", "a\u{202E}b"])
  func `a folder that a workflow cannot name is refused`(name: String) {
    #expect(throws: UsageError.self) { try WorkflowPlace(below: ["x", name]).verified() }
    #expect(throws: Never.self) { try WorkflowPlace(below: ["Älteres (2)", "x_1.b"]).verified() }
  }

  @Test func `the command of a project file that was there is the workflow's`() throws {
    let own = InitRemains { $0 == ProjectFile.name ? #"{"command": ["bin/serve", "--all"]}"# : nil }
    let file = try workflow(in: .here, beside: own)
    #expect(file.content.contains("--format github -- bin/serve --all\n"))
    // What a shell or a workflow would read otherwise is left to the project file.
    let odd = InitRemains { $0 == ProjectFile.name ? #"{"command": ["a b", "${{x}}"]}"# : nil }
    #expect(try workflow(in: .here, beside: odd).content.contains("--own-code --format github\n"))
  }

  @Test(arguments: AdapterLanguage.allCases)
  func `a second init speaks of a sample only where there is one`(language: AdapterLanguage)
    throws
  {
    let first = InitPlan(language, suite: .folder("/suite"))
    #expect(first.next.joined().contains("sample"))
    let kept = Dictionary(uniqueKeysWithValues: first.files.map { ($0.path, $0.content) })
    #expect(InitPlan(language, suite: .folder("/suite"), beside: InitRemains { kept[$0] }) == first)
    let changed = kept.mapValues { $0.replacing("\"sample\"", with: "\"my-app\"") }
    let second = InitPlan(language, suite: .folder("/suite"), beside: InitRemains { changed[$0] })
    let said = second.next.joined(separator: "\n")
    #expect(!said.contains("sample") && said.contains("judge it: auth-conformance"))
    #expect(said.contains("build it") == (language == .swift))
    #expect(second.next.filter { $0.count > 80 } == [])
  }
}
