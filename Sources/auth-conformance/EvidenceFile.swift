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

  /// Whether a file says that it is one, damaged or not.
  static func isEvidence(_ path: String) -> Bool {
    struct Named: Decodable {
      let schema: String

      enum CodingKeys: String, CodingKey { case schema = "$schema" }
    }
    let content = FileManager.default.contents(atPath: path) ?? Data()
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
    do {
      try encoder.encode(evidence).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw UsageError("\(path): cannot be written: \((error as NSError).localizedDescription)")
    }
  }

  private static func read(_ path: String) throws(UsageError) -> CarriedEvidence? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let content = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): cannot be read")
    }
    do {
      return try JSONDecoder().decode(CarriedEvidence.self, from: content)
    } catch {
      throw UsageError("\(path): not an evidence file, expected one that '--evidence' wrote")
    }
  }
}
