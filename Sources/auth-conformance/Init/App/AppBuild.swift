/// What a compiler says of an app's files, and why they compile elsewhere.
struct AppBuild: Equatable {
  /// One error.
  struct Problem: Equatable {
    /// The app's own file; nil for one that `init app` wrote.
    let path: String?
    let line: Int
    let message: String
    /// Whether it is something that is not offered here; nil where it is no such thing.
    let reason: String?
  }

  /// In the order in which they came, each once.
  let problems: [Problem]
  /// Methods of the app that have not quite the name of one that the platform calls, in words.
  let nearMisses: [String]

  /// - Parameters:
  ///   - output: What `swift build` printed.
  ///   - links: The package's links to the app's files, by their names there.
  ///   - explain: Says of a message whether something is not offered here.
  init(output: String, links: [String: String], explain: (String) -> String?) {
    var problems: [Problem] = []
    var nearMisses: [String] = []
    for line in output.split(whereSeparator: \.isNewline) {
      if let (place, message) = Self.said(line, ": error: ") {
        let problem = Problem(
          path: place.path(links), line: place.line, message: message, reason: explain(message))
        if !problems.contains(problem) { problems.append(problem) }
      } else if let (place, message) = Self.said(line, ": warning: "),
        let path = place.path(links), let words = Self.nearMiss(message)
      {
        let nearMiss = "\(path):\(place.line): \(words)"
        if !nearMisses.contains(nearMiss) { nearMisses.append(nearMiss) }
      }
    }
    self.problems = problems
    self.nearMisses = nearMisses
  }

  /// A line of a source file, as the compiler names it.
  private struct Place {
    let file: String
    let line: Int

    /// The app's own path; nil for a file that `init app` wrote.
    func path(_ links: [String: String]) -> String? {
      file.contains("/App/") ? links[file.split(separator: "/").last.map(String.init) ?? file] : nil
    }
  }

  /// What a line of the compiler's says, and of which place; nil where it is none of this kind.
  private static func said(_ line: Substring, _ kind: String) -> (Place, String)? {
    guard let mark = line.firstRange(of: kind) else { return nil }
    // FILE:LINE:COLUMN; a file's name may have a colon too.
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let number = Int(place[place.count - 2]) else { return nil }
    let name = place[..<(place.count - 2)].joined(separator: ":")
    guard name.hasSuffix(".swift") else { return nil }
    return (Place(file: name, line: number), String(line[mark.upperBound...]))
  }

  /// Of a method whose name is not quite that of an optional one: it compiles, and is never called.
  private static func nearMiss(_ message: String) -> String? {
    guard message.contains(" nearly matches defaulted requirement ") else { return nil }
    let names = message.split(separator: "'", omittingEmptySubsequences: false)
    guard names.count == 7 else { return nil }
    return "'\(names[1])' is not '\(names[3])' of \(names[5]), which is the one that is called"
  }

  /// The most errors that are shown.
  private static let most = 20

  /// A line or two for each error.
  var lines: [String] {
    problems.prefix(Self.most).flatMap { problem in
      ["\(problem.path ?? "main.swift, the adapter"):\(problem.line): error: \(problem.message)"]
        + (problem.reason.map { ["  \($0)"] } ?? [])
    }
  }
}

/// Why a name is not found by the compiler.
struct AppAbsence {
  let offers: AppOffers
  /// All files of the app.
  let files: [AppFile]
  /// Those of them that are not compiled, with the reasons.
  let omissions: [AppSelection.Omission]

  /// - Parameter message: What the compiler says.
  func reason(_ message: String) -> String? {
    let names = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    guard let name = names.last else { return nil }
    if message.hasPrefix("cannot find") { return missing(name) }
    if message.hasPrefix("no such module") {
      return AppSelection.isThere(name)
        ? "Package.swift was written before the app imported \(name): delete that file, and it is "
          + "written anew" : "nothing stands in for the module \(name)"
    }
    if message.contains("has no member"), names.count >= 2 {
      let type = String(names[0].prefix { $0 != "." && $0 != "<" && $0 != "?" })
      guard !files.contains(where: { $0.declares.contains(type) }), offers.has(type) else {
        return nil
      }
      return "\(type).\(name) is not offered\(offers.remark(name))"
    }
    return nil
  }

  private func missing(_ name: String) -> String {
    let left = omissions.first { omission in
      files.contains { $0.path == omission.path && $0.names.contains(name) }
    }
    if let left { return "it is declared in \(left.path), which is left out: \(left.reason)" }
    guard name.first?.isUppercase == true else {
      return "\(name) is neither in the files that were looked at nor offered here"
    }
    return "\(name) is not offered\(offers.remark(name))"
  }
}
