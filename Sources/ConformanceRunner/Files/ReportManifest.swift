internal import ConformanceChecks
internal import ConformanceModel
internal import Foundation
internal import PlainText

/// What this suite wrote into a folder, by name and digest: nothing else in it is ever removed.
struct ReportManifest: Codable, Equatable {
  /// Its own name in the folder.
  static let fileName = ".auth-conformance-files.json"
  private static let schemaName = "urn:auth-conformance:schema:files-1"
  /// A manifest of all requirements' samples has a tenth of it.
  private static let longest = 1 << 20

  struct File: Codable, Hashable {
    let bytes: Int
    let sha256: String

    init(_ data: Data) {
      bytes = data.count
      sha256 = Hex.encode(ReferenceDigest.bytes(of: Array(data)))
    }
  }

  private var schema = Self.schemaName
  /// By path in the folder; while reports are replaced one by one, what was and what will be.
  private var files: [String: Set<File>]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case files
  }

  init(_ content: [(path: String, data: Data)]) {
    files = content.reduce(into: [:]) { $0[$1.path] = [File($1.data)] }
  }

  /// Reads a folder's manifest; without a sound one nothing in the folder is known to be ours.
  init?(in folder: String) {
    let path = "\(folder)/\(Self.fileName)"
    guard let status = FileStatus(path), status.kind == .regular, status.bytes <= Self.longest,
      let data = FileManager.default.contents(atPath: path),
      let found = try? JSONDecoder().decode(Self.self, from: data),
      found.schema == Self.schemaName
    else { return nil }
    self = found
  }

  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }

  /// With what another lists as well.
  func merging(_ other: ReportManifest?) -> ReportManifest {
    var both = self
    both.files.merge(other?.files ?? [:]) { $0.union($1) }
    return both
  }

  /// Whether the suite wrote something to a path, changed since or not.
  func names(_ path: String) -> Bool { files[path] != nil }

  /// Whether a file is still as the suite wrote it.
  func holds(_ path: String, in folder: String) -> Bool {
    guard let known = files[path], let status = FileStatus("\(folder)/\(path)"),
      status.kind == .regular, known.contains(where: { $0.bytes == status.bytes }),
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
    else { return false }
    return known.contains(File(data))
  }
}
