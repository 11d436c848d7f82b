internal import ConformanceChecks
internal import ConformanceModel
internal import PlainText

/// How a worker shows that it holds the very checks that the runner has.
///
/// A program without them cannot answer by accident, nor with what it once saw another worker
/// answer, and so is never asked for a verdict. It is no secret: whoever writes a program in order
/// to deceive can put any code into it.
package enum JudgeProof {
  /// What a worker answers to a runner's challenge.
  package static func answer(to challenge: String) -> String {
    let checks = Catalogue.checks.map(\.id.rawValue).joined(separator: ",")
    return Hex.encode(
      ReferenceDigest.bytes(of: Array("\(Suite.version) \(checks) \(challenge)".utf8)))
  }
}
