/// The GitHub workflow that `init` writes.
enum WorkflowTemplate {
  static func text(_ language: AdapterLanguage, suite: SuiteLocation) -> String {
    let prepare =
      switch language {
      case .swift: "swift build -c release --package-path \(InitPlan.folder)"
      case .python: "apt-get update -qq && apt-get install -y -qq python3"
      case .node: "apt-get update -qq && apt-get install -y -qq nodejs"
      }
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
            - uses: actions/checkout@v4
            - name: Build the suite
              run: |
                \(known)git clone --depth 1 -- "$SUITE" "$AUTH_CONFORMANCE_FOLDER"
                swift build -c release --package-path "$AUTH_CONFORMANCE_FOLDER" \\
                  --product auth-conformance
            - name: Prepare the adapter
              run: \(prepare)
            - name: Judge
              run: '"$AUTH_CONFORMANCE_FOLDER/.build/release/auth-conformance" --format github'
            - name: Show the report
              if: always()
              run: cat Reports/latest/report.md >> "$GITHUB_STEP_SUMMARY"
            - name: Keep the reports
              if: always()
              uses: actions/upload-artifact@v4
              with:
                name: auth-conformance
                path: Reports/latest

      """
  }
}
