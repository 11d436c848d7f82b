internal import AuthConformance
internal import ConformanceChecks
internal import ConformanceModel
internal import ConformanceRunner
internal import Foundation

/// The file of `--evidence`, carried from run to run.
enum EvidenceFile {
  /// Reads the evidence, adds that of a report, and writes it back, whole or not at all.
  ///
  /// - Parameters:
  ///   - path: The file; made where it is missing.
  ///   - subject: Whose nonces were judged.
  ///   - report: Of a complete run; gets the verdict of all runs together.
  /// - Throws: ``UsageError`` where the evidence is of something else, or cannot be kept.
  static func carryOn(
    _ path: String, of subject: String, _ report: inout RunReport
  ) throws(UsageError) {
    var evidence =
      try read(path)
      ?? CarriedEvidence(
        subject: subject, version: report.subject.contract.version)
    do {
      try evidence.carryOn(with: &report, of: subject)
    } catch {
      throw UsageError("\(path): \(error)")
    }
    try write(evidence, to: path)
  }

  /// Says before a run what would keep its evidence from being carried on.
  ///
  /// - Throws: ``UsageError`` where a file is no evidence, or cannot be read.
  static func verify(_ path: String) throws(UsageError) {
    try ReportFile.verifyUpdatable(path)
    _ = try read(path)
  }

  /// Whether a file says that it is one, damaged or not.
  ///
  /// - Throws: ``UsageError`` where it never ends.
  static func isEvidence(_ path: String) throws(UsageError) -> Bool {
    struct Named: Decodable {
      let schema: String

      enum CodingKeys: String, CodingKey { case schema = "$schema" }
    }
    // A pipe can be read once, and holds no evidence that is to be kept.
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
      (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        == .typeRegular
    else { return false }
    let content = try InputSource.content(of: path)
    return (try? JSONDecoder().decode(Named.self, from: content))?.schema == CarriedEvidence.schema
  }

  /// Pools the evidence of several files.
  ///
  /// - Throws: ``UsageError`` for the first file that does not belong to those before it.
  static func pooled(_ paths: [String]) throws(UsageError) -> CarriedEvidence {
    var pooled: CarriedEvidence?
    for path in paths {
      guard let evidence = try read(path) else { throw UsageError("\(path): no such file") }
      do throws(CarriedEvidence.Refusal) {
        if pooled == nil { pooled = evidence } else { try pooled?.pool(evidence) }
      } catch {
        throw UsageError("\(path): \(error)")
      }
    }
    guard let pooled else { throw UsageError("there is nothing to merge") }
    return pooled
  }

  /// Writes evidence, whole or not at all.
  ///
  /// - Throws: ``UsageError`` where it cannot be written.
  static func write(_ evidence: CarriedEvidence, to path: String) throws(UsageError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do { data = try encoder.encode(evidence) } catch {
      throw UsageError("\(path): cannot be written: \(error)")
    }
    try ReportFile.write(data, to: path)
  }

  private static func read(_ path: String) throws(UsageError) -> CarriedEvidence? {
    guard let content = try InputSource.contents(of: path) else { return nil }
    guard let evidence = try? JSONDecoder().decode(CarriedEvidence.self, from: content),
      evidence.isCountable
    else {
      throw UsageError("\(path): not an evidence file, expected one that '--evidence' wrote")
    }
    return evidence
  }
}
