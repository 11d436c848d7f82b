internal import ConformanceModel

/// The GitHub workflow that `init` writes.
enum WorkflowTemplate {
  /// - Parameters:
  ///   - language: Of the adapter.
  ///   - suite: Where the source of the suite is.
  ///   - program: Where the program comes from; an adapter in Swift is built with the source anyway.
  ///   - project: What is known of the project's own files.
  ///   - command: Starts the adapter; where it is none, the project file names it.
  ///   - place: Where the workflow is put.
  static func text(
    _ language: AdapterLanguage, suite: SuiteLocation, program: SuiteProgram = .built,
    of project: ProjectFacts = ProjectFacts(), judging command: [String] = [],
    in place: WorkflowPlace = .here
  ) -> String {
    let words = command.isEmpty ? "" : " -- \(command.joined(separator: " "))"
    let program = language == .swift ? .built : program
    let steps =
      ["- uses: actions/checkout@v5"] + installing(program, suite)
      + preparing(language, isBare: program == .built, project, place)
        + """
        - name: Judge
          run: \(program.path) --own-code --format github\(words)
        # What nonces are drawn from is not seen in nonces, but in the source.
        - name: Look for generators that can be predicted
          if: always()
          run: \(program.path) scan --format github
        - name: Show the report
          if: always()
          run: cat Reports/latest/report.md >> "$GITHUB_STEP_SUMMARY"
        - name: Keep the reports
          if: always()
          uses: actions/upload-artifact@v6
          with:
            name: auth-conformance
            path: \(place.path(of: "Reports/latest"))
        """.lines
    let head = """
      # Judges this project's sign-in code: red where a requirement is violated, and as long as the
      # adapter holds the sample that it was written with.
      name: \(place.name)
      on: [push, pull_request]
      jobs:
        judge:
          runs-on: \(program.runner)
      """.lines
    let lines =
      head + (settings(program, suite) + place.settings).map { "    \($0)" } + ["    steps:"]
      + steps.map { "      \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The job's container and variables.
  private static func settings(_ program: SuiteProgram, _ suite: SuiteLocation) -> [String] {
    switch program {
    case .built:
      """
      container: swift:6.2
      env:
        SUITE: \(suite.cloned)
        # A tag or a commit here keeps verdicts as they are until you change it.
        REVISION: '\(SuiteProgram.revision)'
        AUTH_CONFORMANCE_FOLDER: /tmp/auth-conformance-suite
      """.lines
    case .wheel: []
    case .release:
      """
      env:
        # The folder in which the files of the release are.
        RELEASE: \(suite.release)
      """.lines
    }
  }

  /// The steps after which the program is there.
  private static func installing(_ program: SuiteProgram, _ suite: SuiteLocation) -> [String] {
    switch program {
    case .built: building(suite)
    case .wheel(let path, let sha256):
      """
      - name: Install auth-conformance
        run: |
          echo '\(sha256)  \(path)' | sha256sum --check
          python3 -m venv /tmp/auth-conformance
          /tmp/auth-conformance/bin/pip install --quiet --no-index ./\(path)
      """.lines
    case .release(let architecture, let sha256):
      """
      - name: Install auth-conformance \(Suite.version)
        run: |
          \(known("RELEASE", in: "AUTH_CONFORMANCE_RELEASE", SuiteLocation.releaseMeaning))
          curl --fail --silent --show-error --location --output /tmp/auth-conformance.tar.xz \\
            "$RELEASE/auth-conformance-\(Suite.version)-linux-\(architecture).tar.xz"
          tar -xJf /tmp/auth-conformance.tar.xz -C /tmp
          echo '\(sha256)  \(program.path)' | sha256sum --check
      """.lines
    }
  }

  private static func building(_ suite: SuiteLocation) -> [String] {
    let known =
      switch suite {
      case .folder:
        [known("SUITE", in: "AUTH_CONFORMANCE_SUITE", "the URL of the git repository of the suite")]
      case .repository: [String]()
      }
    let fetching =
      known + [
        #"git init --quiet "$AUTH_CONFORMANCE_FOLDER""#, #"cd "$AUTH_CONFORMANCE_FOLDER""#,
        #"git fetch --quiet --depth 1 -- "$SUITE" "$REVISION""#,
        "git checkout --quiet FETCH_HEAD",
        #"echo "commit=$(git rev-parse HEAD)" >> "$GITHUB_OUTPUT""#,
      ]
    return ["- name: Fetch the suite", "  id: suite", "  run: |"] + fetching.map { "    \($0)" }
      + """
      - uses: actions/cache@v5
        with:
          path: /tmp/auth-conformance
          key: auth-conformance-${{ runner.os }}-${{ runner.arch }}-${{ steps.suite.outputs.commit }}
      - name: Build the suite, unless this commit of it was built before
        run: |
          [ -x /tmp/auth-conformance/auth-conformance ] || {
            swift build -c release --package-path "$AUTH_CONFORMANCE_FOLDER" \\
              --product auth-conformance
            install -D -t /tmp/auth-conformance \\
              "$AUTH_CONFORMANCE_FOLDER/.build/release/auth-conformance"
          }
      """.lines
  }

  /// Ends a step whose variable is not set; a program would only say that it cannot use nothing.
  private static func known(_ name: String, in variable: String, _ meaning: String) -> String {
    ": \"${\(name):?is empty. Set the variable \(variable) of this repository to \(meaning) "
      + "(Settings, Variables, Actions)}\""
  }

  private static func preparing(
    _ language: AdapterLanguage, isBare: Bool, _ project: ProjectFacts, _ place: WorkflowPlace
  ) -> [String] {
    let node =
      language == .node
      ? ["- uses: actions/setup-node@v6", "  with:", "    \(project.nodeVersion(in: place))"] : []
    let commands = project.preparation(for: language, isBare: isBare)
    guard !commands.isEmpty else { return node }
    return node + ["- name: Prepare the adapter", "  run: |"] + commands.map { "    \($0)" }
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
