internal import ConformanceModel
internal import Foundation
internal import PlainText
internal import SourceScan

/// What an adapter's source shows and its nonces do not: that they are drawn from a generator whose
/// state can be computed. No run can fail for it, and no pass shall be silent about it.
enum DrawingSource {
  /// Sources further below the adapter, and from this many on, are left to `scan`: a run does not
  /// read a whole home folder.
  private static let (deepest, most) = (3, 2_000)

  /// What is to be said of the sources beside an adapter; `nil` where nothing is.
  ///
  /// Read are those of the language of each file that the command names, in that file's folder, or
  /// in the project's where `init` made that folder, and of a program that a Swift package built,
  /// those of the package and of the ones it names by path.
  ///
  /// - Parameter command: The adapter's command, as words.
  /// - Complexity: One look at each of these files, 2,000 and those of one folder at most.
  static func remark(on command: [String]) -> String? {
    let found = places(of: command).flatMap(findings)
    guard let first = found.max(by: { $0.certainty < $1.certainty }) else { return nil }
    let others = found.count - 1
    return "warning: \(first.path):\(first.line): \(first.certainty.rawValue): \(first.seen)"
      + (others == 0 ? "" : " (and \(Quantity.text(others, "more place")))")
      + ". No run can tell that: auth-conformance scan "
      + ShellQuoting.quote(StaleBuild.relative(URL(fileURLWithPath: first.path)))
  }

  private static func places(of command: [String]) -> [(folder: URL, language: SourceLanguage)] {
    var places: [(folder: URL, language: SourceLanguage)] = []
    for (index, word) in command.enumerated() {
      let file = URL(fileURLWithPath: word).standardizedFileURL
      if let language = SourceLanguage(path: word), isFile(file) {
        let folder = file.deletingLastPathComponent()
        // What `init` writes lies in a folder of the project that it judges.
        let isOwn = folder.lastPathComponent == InitPlan.folder
        places.append((isOwn ? folder.deletingLastPathComponent() : folder, language))
      } else if index == 0, let package = StaleBuild.package(of: file) {
        places += ([package] + StaleBuild.packages(besides: package)).map {
          ($0.appendingPathComponent("Sources"), .swift)
        }
      }
    }
    return places
  }

  private static func isFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  private static func findings(_ folder: URL, _ language: SourceLanguage) -> [ScanFinding] {
    var tree = SourceTree(deepest: deepest, most: most)
    guard (try? tree.add(StaleBuild.relative(folder))) != nil, let scanner = try? SourceScanner()
    else { return [] }
    let web: [SourceLanguage] = [.javaScript, .typeScript]
    let read = web.contains(language) ? web : [language]
    let report = ParallelScan.report(
      of: tree.sources.filter { read.contains($0.language) }, scanner)
    return report.findings.filter { $0.requirement == .namedSource && $0.certainty >= .likely }
  }
}
