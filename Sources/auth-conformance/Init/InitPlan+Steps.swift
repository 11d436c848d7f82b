extension InitPlan {
  /// What is left to do for the workflow.
  static func workflowSteps(
    _ language: AdapterLanguage, _ suite: SuiteLocation, _ program: SuiteProgram,
    _ project: ProjectFacts
  ) -> [String] {
    var steps: [String] = []
    if language == .python, !project.guessedPackages.isEmpty {
      steps.append(
        "the workflow installs \(project.guessedPackages.joined(separator: ", ")), which your files "
          + "import. Versions, and whatever else they need, belong into a requirements.txt: then "
          + "write '-r requirements.txt' there instead.")
    }
    switch (language == .swift ? .built : program, suite) {
    case (.built, .folder):
      steps.append(
        "for the workflow, set the repository's variable AUTH_CONFORMANCE_SUITE to the URL "
          + "of this suite's git repository (Settings, Variables, Actions). It fetches "
          + "\(SuiteProgram.revision) of it.")
    case (.release, _) where suite.release.contains("vars."):
      steps.append(
        "for the workflow, set the repository's variable AUTH_CONFORMANCE_RELEASE to "
          + "\(SuiteLocation.releaseMeaning) (Settings, Variables, Actions). Or put the release's "
          + "wheel into this folder, delete the workflow, and have it written anew.")
    case (.wheel(let path, _), _): return steps + ["commit the files, and \(path) with them."]
    default: break
    }
    return steps + ["commit the files."]
  }

  static func steps(
    _ language: AdapterLanguage, adapter: String, function: String?, signsIn: Bool,
    library: String?, workflow: [String]
  ) -> [String] {
    var steps: [String] = []
    steps.append(
      signsIn && language == .swift
        ? "put your own sign-in in the place of the sample in \(adapter), and your name in place of "
          + "'sample'; reports say 'sample' and the workflow fails until then. What each member means: the article 'Sign-in "
          + "adapters, member by member'."
        : "put calls of your own code\(function.map { ", first of all \($0)," } ?? "") in the place "
          + "of the sample functions in \(adapter), and your name in place of 'sample'; reports say "
          + "'sample' and the workflow fails until then. Delete what you do not offer.")
    if language == .swift {
      steps += [
        "what the adapter calls must be public, in a library of your package"
          + (library.map { ", such as \($0): the lines" }
            ?? ": its Package.swift has products: "
            + "[.library(name: \"NAME\", targets: [\"TARGET\"])], and the lines")
          + " for it in \(folder)/Package.swift are commented out. Or copy or link the file with "
          + "the function into \(folder)/Sources/adapter.",
        "build it, here and after each change: \(build)",
      ]
    }
    steps.append(judging)
    if language == .swift { steps.append(ThreadSetting.step(folder, "adapter")) }
    return steps + workflow
  }

  /// What is left to do where the user's own code is in the adapter.
  ///
  /// - Parameter isBuilt: Whether the adapter is the package that `init` wrote.
  static func ownSteps(isBuilt: Bool, workflow: [String]) -> [String] {
    (isBuilt ? ["build it, here and after each change: \(build)"] : [])
      + [judging] + (isBuilt ? [ThreadSetting.step(folder, "adapter")] : []) + workflow
  }

  /// Steps with their numbers, in lines of at most 80 columns.
  static func numbered(_ steps: [String]) -> [String] {
    steps.enumerated().flatMap { index, step in
      TextColumns.row(label: "\(index + 1).", step, width: 80, indent: 5)
    }
  }

  private static let judging =
    "judge it: auth-conformance, without an argument, in this folder. "
    + "'auth-conformance explain ID' says how to repair a failure."
  private static let build = "swift build -c release --package-path \(folder)"
}
