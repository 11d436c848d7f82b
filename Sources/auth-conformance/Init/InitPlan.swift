internal import ConformanceModel

/// What `init` writes, and what it says to do next.
struct InitPlan: Equatable {
  /// A file with its path below the project's folder.
  struct File: Equatable {
    let path: String
    let content: String
  }

  /// The adapter's folder.
  ///
  /// SwiftPM knows a package at a path by its folder's name, so that this must not be the name
  /// that a clone of the suite is likely to have.
  static let folder = "auth-conformance-adapter"

  /// In the order in which they are written.
  let files: [File]
  /// Lines of at most 80 columns.
  let next: [String]

  /// - Parameters:
  ///   - language: Of the adapter.
  ///   - suite: Where adapter and workflow find this suite.
  ///   - program: Where the workflow gets its program.
  ///   - function: The project's own function that makes nonces, and where it is.
  ///   - signsIn: Whether the project signs in with callbacks, which the Swift adapter shows then.
  ///   - project: What is known of its own files.
  init(
    _ language: AdapterLanguage, suite: SuiteLocation, program: SuiteProgram = .built,
    calling function: String? = nil, signsIn: Bool = false,
    of project: ProjectFacts = ProjectFacts()
  ) {
    let adapter: [File]
    let command: [String]
    let letters = project.letters ?? NonceContract.commonAlphabet
    switch language {
    case .swift:
      adapter = [
        File(
          path: "\(Self.folder)/Package.swift",
          content: SwiftTemplate.manifest(suite, library: project.library)),
        File(
          path: "\(Self.folder)/Sources/adapter/main.swift",
          content: signsIn
            ? SignInTemplate.adapter(letters: project.letters)
            : SwiftTemplate.adapter(letters: project.letters)),
        File(path: "\(Self.folder)/.gitignore", content: ".build/\nPackage.resolved\n"),
      ]
      command = ["\(Self.folder)/.build/release/adapter"]
    case .python:
      adapter = [
        File(path: "\(Self.folder)/adapter.py", content: PythonTemplate.adapter(letters: letters))
      ]
      command = ["python3", "\(Self.folder)/adapter.py"]
    case .node:
      // Not .js: in a project of modules that would be one, and could not 'require'.
      adapter = [
        File(path: "\(Self.folder)/adapter.cjs", content: NodeTemplate.adapter(letters: letters))
      ]
      command = ["node", "\(Self.folder)/adapter.cjs"]
    }
    let words = command.map { "\"\($0)\"" }.joined(separator: ", ")
    let settings = """
      {
        "$schema": "\(ProjectFile.schema)",
        "command": [\(words)],
        "run": { "catalogue": \(Requirement.catalogueVersion) }
      }

      """
    files =
      adapter + [
        File(path: ProjectFile.name, content: settings),
        File(
          path: ".github/workflows/auth-conformance.yml",
          content: WorkflowTemplate.text(language, suite: suite, program: program, of: project)),
      ]
    next = Self.steps(
      language, adapter: adapter[language == .swift ? 1 : 0].path,
      function: function, signsIn: signsIn, library: project.library,
      workflow: Self.workflowSteps(language, suite, program, project))
  }

  /// A text in quotation marks, as Swift, Python and JavaScript read it alike.
  static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// What is left to do for the workflow.
  private static func workflowSteps(
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

  private static func steps(
    _ language: AdapterLanguage, adapter: String, function: String?, signsIn: Bool,
    library: String?, workflow: [String]
  ) -> [String] {
    var steps: [String] = []
    let build = "swift build -c release --package-path \(folder)"
    if language == .swift { steps.append("build it: \(build)") }
    steps += [
      "judge it: auth-conformance, without an argument, in this folder. The report "
        + "names 'sample', because the adapter still holds "
        + (signsIn && language == .swift ? "a sample sign-in." : "sample functions."),
      signsIn && language == .swift
        ? "put your own sign-in in the place of the sample in \(adapter), and your name in place of "
          + "'sample'. What each member means: the article 'Sign-in adapters, member by member'."
        : "put calls of your own code\(function.map { ", first of all \($0)," } ?? "") in the place "
          + "of the sample functions in \(adapter), and your name in place of 'sample'. Delete what "
          + "you do not offer.",
    ]
    if language == .swift {
      steps += [
        "what the adapter calls must be public, in a library of your package"
          + (library.map { ", such as \($0): the lines" }
            ?? ": its Package.swift has products: "
            + "[.library(name: \"NAME\", targets: [\"TARGET\"])], and the lines")
          + " for it in \(folder)/Package.swift are commented out. Or copy or link the file with "
          + "the function into \(folder)/Sources/adapter.",
        "build it again, here and after each change: \(build)",
      ]
    }
    steps.append("judge it again. 'auth-conformance explain ID' says how to repair a failure.")
    if language == .swift { steps.append(ThreadSetting.step(folder, "adapter")) }
    return (steps + workflow).enumerated().flatMap { index, step in
      TextColumns.row(label: "\(index + 1).", step, width: 80, indent: 5)
    }
  }
}
