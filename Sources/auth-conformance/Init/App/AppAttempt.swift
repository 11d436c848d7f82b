/// How an app's files are compiled: in which language mode, and without which of them.
struct AppAttempt {
  let language: AppLanguage
  /// Files that did not compile, and those that use what is declared in them.
  var omissions: [AppSelection.Omission] = []
  /// Why it did not compile in Swift 5's mode, where this is the other one.
  var earlier: Failure?

  /// A file of the app does not compile.
  struct Failure {
    let selection: AppSelection
    let problems: [AppBuild.Problem]
  }

  /// What is tried next: Swift 6's mode where nothing says which it is and the compiler's reason may
  /// be the mode, then the app without the files that do not compile, if what is judged is left.
  ///
  /// - Parameters:
  ///   - failure: Why this one failed.
  ///   - select: The files of the app without some.
  /// - Returns: nil where there is nothing else to try.
  func next(
    after failure: Failure, select: ([AppSelection.Omission]) -> AppSelection
  ) -> AppAttempt? {
    if !language.isKnown, !language.isSwift6, omissions.isEmpty,
      failure.problems.contains(where: { $0.reason == nil })
    {
      var other = language
      other.isSwift6 = true
      return AppAttempt(language: other, earlier: failure)
    }
    // What was written for Swift 5 fails in more places in the other mode.
    if let earlier, let back = AppAttempt(language: AppLanguage()).leaving(earlier, select) {
      return back
    }
    return leaving(failure, select)
  }

  /// The same without the files that do not compile; nil where what is judged is among them.
  private func leaving(
    _ failure: Failure, _ select: ([AppSelection.Omission]) -> AppSelection
  ) -> AppAttempt? {
    let more = Self.omissions(failure).filter { more in
      !omissions.contains { $0.path == more.path }
    }
    guard !more.isEmpty else { return nil }
    let next = AppAttempt(language: language, omissions: omissions + more)
    return Self.judged(select(next.omissions).files) == Self.judged(failure.selection.files)
      ? next : nil
  }

  /// What is said of it once another failed.
  func words(after other: AppAttempt) -> String {
    let count = omissions.count - other.omissions.count
    guard count > 0 else {
      return "in \(language.mode): no Xcode project and no Package.swift says which it is"
    }
    return "without the file\(count == 1 ? "" : "s") that cannot be compiled"
      + (language == other.language ? "" : ", in \(language.mode)")
  }

  private static func omissions(_ failure: Failure) -> [AppSelection.Omission] {
    let files = failure.selection.files
    var left: [AppSelection.Omission] = []
    var waiting: [AppFile] = []
    for file in files {
      let problems = failure.problems.filter { $0.path == file.path }
      // What is not inferred is not because of what is wrong beside it.
      guard
        let problem = problems.first(where: { $0.reason != nil })
          ?? problems.first(where: { !$0.message.hasPrefix("generic parameter ") })
          ?? problems.first
      else { continue }
      left.append(
        .init(
          path: file.path, reason: "line \(problem.line) does not compile here: \(problem.message)")
      )
      waiting.append(file)
    }
    while let file = waiting.popLast() {
      for other in files where !left.contains(where: { $0.path == other.path }) {
        guard let name = file.declares.intersection(other.words).sorted().first else { continue }
        left.append(.init(path: other.path, reason: "it uses \(name), which is in \(file.path)"))
        waiting.append(other)
      }
    }
    return left
  }

  /// What there is to judge: the object that signs in, a generator, a hash.
  private static func judged(_ files: [AppFile]) -> [String?] {
    let callable = files.flatMap(\.functions).filter(\.isCallable)
    return [
      AppProviderChoice(files)?.type, callable.first(where: \.isNonceGenerator)?.called,
      callable.first(where: \.isDigest)?.called,
    ]
  }
}
