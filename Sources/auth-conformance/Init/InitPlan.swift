internal import ConformanceModel
internal import ConformanceRunner

/// What `init` writes, and what it says to do next.
struct InitPlan: Equatable {
  /// A file with its path from the project's folder; that of a workflow may lead to its repository.
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
  ///   - place: Where the workflow goes.
  ///   - kept: What is there already of an earlier plan.
  init(
    _ language: AdapterLanguage, suite: SuiteLocation, program: SuiteProgram = .built,
    calling function: String? = nil, signsIn: Bool = false,
    of project: ProjectFacts = ProjectFacts(), in place: WorkflowPlace = .here,
    beside kept: InitRemains = InitRemains()
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
        File(
          path: "\(Self.folder)/adapter.py",
          content: PythonTemplate.adapter(letters: letters, verifies: project.hasPyJWT))
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
          path: place.path,
          content: WorkflowTemplate.text(
            language, suite: suite, program: program, of: project,
            judging: kept.command.map(Self.plain) ?? command, in: place)),
      ]
    let workflow = Self.workflowSteps(language, suite, program, project)
    let code = adapter[language == .swift ? 1 : 0].path
    let isBuilt = language == .swift && command == kept.command ?? command
    next = Self.numbered(
      kept.isOwn(code, command)
        ? Self.ownSteps(isBuilt: isBuilt, workflow: workflow)
        : Self.steps(
          language, adapter: code, function: function, signsIn: signsIn,
          library: project.library, workflow: workflow))
  }

  /// A command whose words mean the same in a project file, a shell and a workflow; else none, and
  /// the project file is what names it.
  private static func plain(_ command: [String]) -> [String] {
    let isPlain = command.allSatisfy { ShellQuoting.quote($0) == $0 && !$0.hasSuffix(":") }
    return isPlain && SecretArguments.shown(command) == command ? command : []
  }

  /// A text in quotation marks, as Swift, Python and JavaScript read it alike.
  static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
