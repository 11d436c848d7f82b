internal import ConformanceModel

/// What an earlier `init`, and its user since, have left of what a plan would write.
struct InitRemains: Equatable {
  /// The command of the project file; `nil` where there is none.
  var command: [String]?
  /// The adapters that are there, by path.
  var adapters: [String: String] = [:]

  init() {}

  /// - Parameter read: What a file of the project holds, if there is one.
  init(read: (String) -> String?) {
    let text = read(ProjectFile.name)
    let file = text.flatMap { try? ProjectFile(text: $0, path: ProjectFile.name) }
    command = file.flatMap { $0.command.isEmpty ? nil : $0.command }
    let names = ["adapter.py", "adapter.cjs", "Sources/adapter/main.swift"]
    for path in names.map({ "\(InitPlan.folder)/\($0)" }) { adapters[path] = read(path) }
  }

  /// Whether the user's own code is what is judged: by another adapter, or in this one, which does
  /// not have the sample's name any more.
  ///
  /// - Parameters:
  ///   - adapter: The path of what the plan would write.
  ///   - planned: Its command.
  func isOwn(_ adapter: String, _ planned: [String]) -> Bool {
    guard planned == command ?? planned else { return true }
    return adapters[adapter].map { !$0.contains(InitPlan.literal(RunReport.sampleName)) } ?? false
  }
}
