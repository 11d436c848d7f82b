internal import Foundation

/// Sources that have changed since a program was built of them.
enum StaleSource {
  /// When a file, or what a link leads to, was changed.
  static func changed(_ path: String) -> Date? {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
  }

  /// The first Swift file in an adapter's folder, or linked there, that is newer than its program.
  ///
  /// - Parameters:
  ///   - built: When the program was written. Not before, by a clock that runs ahead: no build would
  ///     help.
  ///   - source: The adapter's file.
  static func newer(than built: Date, beside source: String) -> String? {
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent().path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }.first {
      path in
      changed(path).map { $0 > built && $0 < Date() } ?? false
    }
  }
}
