import ConformanceModel
import Testing

@testable import auth_conformance

@Suite struct InitTests {
  @Test(arguments: [
    (["Package.swift", "README.md"], AdapterLanguage.swift), (["setup.py"], .python),
    (["requirements.txt", "pyproject.toml"], .python), (["package.json"], .node),
  ])
  func `the language is that of the project`(files: [String], language: AdapterLanguage) throws {
    #expect(try AdapterLanguage.of(projectWith: Set(files)) == language)
  }

  @Test(arguments: [
    (
      [],
      "this folder: found none of Package.swift, pyproject.toml, setup.py, requirements.txt, "
        + "package.json. Name the language: auth-conformance init swift (or python, or node)"
    ),
    (
      ["Package.swift", "package.json"],
      "this folder: found a project of 'swift' and 'node', expected one language. Name it: "
        + "auth-conformance init swift"
    ),
  ])
  func `what cannot be told is said`(files: [String], message: String) {
    let error = #expect(throws: UsageError.self) {
      try AdapterLanguage.of(projectWith: Set(files))
    }
    #expect(error?.description == message)
  }

  @Test(arguments: AdapterLanguage.allCases)
  func `a plan has an adapter, a project file that fits, and a workflow`(
    language: AdapterLanguage
  ) throws {
    let plan = InitPlan(language, suite: .folder("/suite"))
    let project = try #require(plan.files.first { $0.path == ProjectFile.name })
    let settings = try ProjectFile(text: project.content, path: project.path)
    let command = settings.command
    // A later suite's new rows turn nothing red.
    let catalogue = settings.sections["run"]?.first { $0.option == "--catalogue" }
    #expect(catalogue?.value == "\(Requirement.catalogueVersion)")
    // The command names the adapter that was written, or what is built of it.
    let own = try #require(command.last)
    #expect(
      language == .swift
        ? own == "auth-conformance-adapter/.build/release/adapter"
        : plan.files.contains { $0.path == own })
    #expect(plan.files.last?.path == ".github/workflows/auth-conformance.yml")
    #expect(plan.files.allSatisfy { $0.content.hasSuffix("\n") })
    #expect(plan.next.filter { $0.count > 80 } == [])
    #expect(plan.next.joined(separator: " ").contains("AUTH_CONFORMANCE_SUITE"))
  }

  @Test(arguments: AdapterLanguage.allCases)
  func `no two packages are in folders of one name, and an unset variable is named`(
    language: AdapterLanguage
  ) throws {
    // SwiftPM takes a package's identity from its folder, in any case of letters.
    #expect(!["auth-conformance", "authconformance"].contains(InitPlan.folder))
    let workflow = WorkflowTemplate.text(language, suite: .folder("/suite"))
    let folder = try #require(
      workflow.split(separator: "\n").first { $0.contains("AUTH_CONFORMANCE_FOLDER: ") })
    #expect(!folder.hasSuffix("/\(InitPlan.folder)"))
    #expect(workflow.contains(#"${SUITE:?is empty. Set the variable AUTH_CONFORMANCE_SUITE of"#))
    #expect(!WorkflowTemplate.text(language, suite: .repository("u")).contains("SUITE:?"))
  }

  @Test func `who signs in with callbacks gets an adapter of a sign-in that traps nowhere`() {
    let plan = InitPlan(.swift, suite: .folder("/suite"), signsIn: true)
    let adapter = plan.files[1].content
    #expect(adapter.contains("SignInSubject") && adapter.contains("Task { @MainActor in"))
    #expect(!adapter.contains("assumeIsolated"))
    #expect(plan.next.filter { $0.count > 80 } == [])
    #expect(
      InitPlan(.python, suite: .folder("/suite"), signsIn: true).next.allSatisfy {
        !$0.contains("sign-in")
      })
  }

  @Test func `a Swift adapter's accesses to memory are looked at where a variable says so`() {
    let plan = InitPlan(.swift, suite: .folder("/suite"))
    #expect(
      plan.files[0].content.contains(
        """
        let threads: [SwiftSetting] =
          Context.environment["AUTH_CONFORMANCE_THREADS"] == nil
          ? [] : [.unsafeFlags(["-sanitize=thread"], .when(platforms: [.linux]))]
        """))
    #expect(plan.files[0].content.contains("swiftSettings: threads)"))
    #expect(plan.next.joined().contains("AUTH_CONFORMANCE_THREADS=1"))
    #expect(!InitPlan(.node, suite: .folder("/suite")).next.joined().contains("THREADS"))
  }

  @Test func `a library that the manifest offers is named`() {
    let manifest = #"products: [.library( name: "MyAuth", targets: ["MyAuth"])]"#
    let project = ProjectFacts(files: ["Package.swift"]) { _ in manifest }
    #expect(project.library == "MyAuth")
    let plan = InitPlan(.swift, suite: .folder("/suite"), of: project)
    #expect(plan.files[0].content.contains(#"// .product(name: "MyAuth", package: "own"),"#))
    let said = plan.next.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(said.contains("such as MyAuth"))
    // What could end the string that it is put into is no name.
    #expect(ProjectFacts(files: []) { _ in #".library(name: "a\"b")"# }.library == nil)
  }

  @Test(arguments: [
    ("requirements.txt", "PyJWT[crypto]==2.10\n", true),
    ("requirements.txt", "flask\nfirebase-admin>=6\n", true),
    ("pyproject.toml", "[project]\ndependencies = [\"pyjwt\"]\n", true),
    ("requirements.txt", "my-pyjwt-like\n# PyJWT2\nrequests\n", false),
  ])
  func `the sample verifies signatures where the project has the library for it`(
    name: String, text: String, verifies: Bool
  ) {
    let project = ProjectFacts(files: [name]) { $0 == name ? text : nil }
    let adapter = InitPlan(.python, suite: .folder("/suite"), of: project).files[0].content
    #expect(adapter.contains("\nimport jwt\n") == verifies)
    #expect(adapter.contains("\"signatures\": [\"RS256\"],\n") == verifies)
  }

  @Test func `a repository is named where the suite comes from one`() throws {
    let url = "https://example.org/team/conformance.git"
    let suite = try SuiteLocation(url) { $0 }
    #expect(suite == .repository(url) && suite.identity == "conformance")
    let plan = InitPlan(.swift, suite: suite)
    #expect(
      plan.files[0].content.contains(".package(url: \"\(url)\", branch: \"main\")"))
    #expect(plan.files.last?.content.contains("SUITE: '\(url)'") == true)
    #expect(!plan.next.joined().contains("AUTH_CONFORMANCE_SUITE"))
  }

  @Test(arguments: [
    "", "a\"b", "a\nb", "https://example.org/$(reboot)", "--upload-pack=x://y", "-c://x",
    "https://x/\u{7F}", "https://x/\u{85}", "/a/\u{202E}b",
  ])
  func `what could break out of a manifest or a workflow is refused`(word: String) {
    #expect(throws: UsageError.self) { try SuiteLocation(word) { $0 } }
  }

  @Test func `a folder with odd letters stays one string in the manifest`() {
    #expect(
      SuiteLocation.folder(#"/a\b"#).dependency
        == #".package(name: "AuthConformance", path: "/a\\b")"#)
  }
}
