/// The GitHub workflow that `init` writes.
enum WorkflowTemplate {
  static func text(
    _ language: AdapterLanguage, suite: SuiteLocation, of project: ProjectFacts = ProjectFacts()
  ) -> String {
    let prepare = project.preparation(for: language).joined(separator: "\n          ")
    // git itself would only say that an empty string is no path.
    let known =
      switch suite {
      case .folder:
        #": "${SUITE:?is empty. Set the variable AUTH_CONFORMANCE_SUITE of this repository to "#
          + #"the URL of the git repository of the suite (Settings, Variables, Actions)}""#
          + "\n          "
      case .repository: ""
      }
    return """
      # Judges this project's sign-in code: red where a requirement is violated.
      name: auth-conformance
      on: [push, pull_request]
      jobs:
        judge:
          runs-on: ubuntu-latest
          container: swift:6.2
          env:
            SUITE: \(suite.cloned)
            AUTH_CONFORMANCE_FOLDER: /tmp/auth-conformance-suite
          steps:
            - uses: actions/checkout@v5
            - name: Fetch the suite
              id: suite
              run: |
                \(known)git clone --depth 1 -- "$SUITE" "$AUTH_CONFORMANCE_FOLDER"
                echo "commit=$(git -C "$AUTH_CONFORMANCE_FOLDER" rev-parse HEAD)" >> "$GITHUB_OUTPUT"
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
            - name: Prepare the adapter
              run: |
                \(prepare)
            - name: Judge
              run: /tmp/auth-conformance/auth-conformance --format github
            - name: Show the report
              if: always()
              run: cat Reports/latest/report.md >> "$GITHUB_STEP_SUMMARY"
            - name: Keep the reports
              if: always()
              uses: actions/upload-artifact@v6
              with:
                name: auth-conformance
                path: Reports/latest

      """
  }
}
