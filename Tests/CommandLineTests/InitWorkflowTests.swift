import ConformanceModel
import Testing

@testable import auth_conformance

/// What a workflow installs before it judges.
@Suite struct InitWorkflowTests {
  private static let sha256 = String(repeating: "0a", count: 32)
  private static let release = SuiteProgram.release(architecture: "x86_64", sha256: sha256)
  private static let wheel =
    "dist/auth_conformance-\(Suite.version)-py3-none-manylinux_2_38_x86_64.whl"

  @Test(arguments: [
    (["requirements.txt"], AdapterLanguage.python, "pip install --quiet -r requirements.txt"),
    (["pyproject.toml"], .python, "pip install --quiet ."),
    (["setup.py"], .python, "pip install --quiet ."),
    (["package.json"], .node, "npm install"),
    (["package.json", "package-lock.json"], .node, "npm ci"),
  ])
  func `a workflow installs what the project says it needs`(
    files: [String], language: AdapterLanguage, command: String
  ) {
    let project = ProjectFacts(files: Set(files)) { $0 == "pyproject.toml" ? "[project]\n" : nil }
    for program in [SuiteProgram.built, Self.release] {
      let workflow = WorkflowTemplate.text(
        language, suite: .repository("u"), program: program, of: project)
      #expect(workflow.contains("\(command)\n"))
      #expect(workflow.contains("apt-get") == (language == .python && program == .built))
    }
    let bare = WorkflowTemplate.text(language, suite: .repository("u"))
    #expect(!bare.contains("pip") && !bare.contains("npm"))
  }

  @Test func `what Python files import is installed where the project does not say it`() {
    let text = """
      import json, jwt as tokens
      from cryptography.hazmat.primitives import serialization
        from google.oauth2 import id_token
      from . import requests
      import unheard_of, flask
      """
    let found = PythonPackage.imported(by: text, besides: ["flask"])
    #expect(found == ["PyJWT[crypto]", "cryptography", "google-auth[requests]"])
    // A file that only sets up a linter installs nothing.
    var project = ProjectFacts(files: ["pyproject.toml"]) { _ in "[tool.ruff]\n" }
    project.imports = found
    let plan = InitPlan(.python, suite: .repository("u"), of: project)
    let install = "pip install --quiet 'PyJWT[crypto]' 'cryptography' 'google-auth[requests]'\n"
    #expect(plan.files.last?.content.contains(install) == true)
    #expect(plan.next.joined().contains("PyJWT[crypto], cryptography, google-auth[requests],"))
    project.files.insert("requirements.txt")
    let said = WorkflowTemplate.text(.python, suite: .repository("u"), of: project)
    #expect(!said.contains("PyJWT") && said.contains("-r requirements.txt"))
  }

  @Test(arguments: [
    ([".nvmrc", "package.json"], "{}", "node-version-file: .nvmrc"),
    (
      ["package.json"], #"{"engines": {"npm": "10", "node": ">=22"}}"#,
      "node-version-file: package.json"
    ),
    (["package.json"], #"{"dependencies": {"node": "1"}}"#, "node-version: 24"),
    ([], nil, "node-version: 24"),
  ])
  func `the Node of a workflow is the project's`(
    files: [String], package: String?, version: String
  ) {
    let project = ProjectFacts(files: Set(files)) { _ in package }
    let workflow = WorkflowTemplate.text(.node, suite: .repository("u"), of: project)
    #expect(
      workflow.contains(
        "      - uses: actions/setup-node@v6\n        with:\n          \(version)\n"))
  }

  @Test func `the suite is fetched at the version that this program is`() {
    let workflow = WorkflowTemplate.text(.python, suite: .folder("/suite"))
    #expect(workflow.contains("      REVISION: 'main'\n"))
    #expect(workflow.contains(#"git fetch --quiet --depth 1 -- "$SUITE" "$REVISION""#))
  }

  @Test func `a wheel in the project is installed, and nothing is built`() {
    let program = SuiteProgram.wheel(Self.wheel, sha256: Self.sha256)
    let plan = InitPlan(.python, suite: .folder(""), program: program)
    let workflow = plan.files.last?.content ?? ""
    #expect(
      workflow.contains(
        """
            runs-on: ubuntu-latest
            steps:
              - uses: actions/checkout@v5
              - name: Install auth-conformance
                run: |
                  echo '\(Self.sha256)  \(Self.wheel)' | sha256sum --check
                  python3 -m venv /tmp/auth-conformance
                  /tmp/auth-conformance/bin/pip install --quiet --no-index ./\(Self.wheel)
              - name: Judge
                run: /tmp/auth-conformance/bin/auth-conformance --own-code --format github -- python3 auth-conformance-adapter/adapter.py
              # What nonces are drawn from is not seen in nonces, but in the source.
              - name: Look for generators that can be predicted
                if: always()
                run: /tmp/auth-conformance/bin/auth-conformance scan --format github

        """))
    #expect(!workflow.contains("swift") && !workflow.contains("SUITE"))
    let next = plan.next.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(next.hasSuffix("commit the files, and \(Self.wheel) with them."))
    // An adapter in Swift links the source.
    let swift = WorkflowTemplate.text(.swift, suite: .folder("/suite"), program: program)
    #expect(swift == WorkflowTemplate.text(.swift, suite: .folder("/suite")))
  }

  @Test func `a release is downloaded by its version, and held against its digest`() {
    let plan = InitPlan(.node, suite: .folder(""), program: Self.release)
    let workflow = plan.files.last?.content ?? ""
    #expect(
      workflow.contains(
        """
              RELEASE: ${{ vars.AUTH_CONFORMANCE_RELEASE }}
            steps:
              - uses: actions/checkout@v5
              - name: Install auth-conformance \(Suite.version)
                run: |
                  : "${RELEASE:?is empty. Set the variable AUTH_CONFORMANCE_RELEASE of this repository to the URL of the folder that has the files of release \(Suite.version) (Settings, Variables, Actions)}"
                  curl --fail --silent --show-error --location --output /tmp/auth-conformance.tar.xz \\
                    "$RELEASE/auth-conformance-\(Suite.version)-linux-x86_64.tar.xz"
                  tar -xJf /tmp/auth-conformance.tar.xz -C /tmp
                  echo '\(Self.sha256)  /tmp/auth-conformance-\(Suite.version)/auth-conformance' | sha256sum --check
              - uses: actions/setup-node@v6
                with:
                  node-version: 24
              - name: Judge
                run: /tmp/auth-conformance-\(Suite.version)/auth-conformance --own-code --format github -- node auth-conformance-adapter/adapter.cjs
              # What nonces are drawn from is not seen in nonces, but in the source.
              - name: Look for generators that can be predicted
                if: always()
                run: /tmp/auth-conformance-\(Suite.version)/auth-conformance scan --format github

        """))
    #expect(plan.next.joined().contains("AUTH_CONFORMANCE_RELEASE"))
    let known = InitPlan(
      .node, suite: .repository("https://github.com/team/suite.git"), program: Self.release)
    #expect(
      known.files.last?.content.contains(
        "RELEASE: 'https://github.com/team/suite/releases/download/\(Suite.version)'") == true)
    #expect(!known.next.joined().contains("AUTH_CONFORMANCE_RELEASE"))
  }

  @Test func `of wheels the one of this version is taken, and none whose name could do harm`() {
    let old = "auth_conformance-0.0.9-py3-none-any.whl"
    #expect(SuiteProgram.wheel(among: [Self.wheel, old, "other-1.whl"]) == Self.wheel)
    #expect(SuiteProgram.wheel(among: ["README.md", old]) == old)
    #expect(SuiteProgram.wheel(among: ["auth_conformance-\(Suite.version)-$(reboot).whl"]) == nil)
  }
}
