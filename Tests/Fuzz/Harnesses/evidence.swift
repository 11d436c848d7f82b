@testable import ConformanceChecks
import ConformanceStatistics
import Foundation

/// What an evidence file must name of this release's catalogue; in seeds it is called CATALOGUE.
private let catalogue = String(saved?.catalogue ?? 0)
private let saved = LetterAlphabet(bytes: Array("abc".utf8)).map {
  LetterEvidence(alphabet: $0, positions: 2, falseAlarm: 1e-12).saved
}

extension Harness {
  /// What is accepted as evidence can be told and pooled or is refused, and no number of it traps.
  static func evidence(_ input: [UInt8]) {
    let text = String(decoding: input, as: UTF8.self)
      .replacingOccurrences(of: "CATALOGUE", with: catalogue)
    guard let found = try? JSONDecoder().decode(CarriedEvidence.self, from: Data(text.utf8)),
      found.isCountable
    else { return }
    hold(!found.sentence.isEmpty, "what it comes to is told")
    var known = CarriedEvidence(subject: "s", version: nil)
    known.groups = saved.map { [$0] } ?? []
    known.runs = 1
    var pooled = found
    for other in [known, found] {
      do throws(CarriedEvidence.Refusal) {
        let before = pooled.runs
        try pooled.pool(other)
        hold(pooled.runs == before + other.runs, "runs add up")
      } catch {
        hold(!error.description.isEmpty, "a refusal is told")
      }
    }
  }
}
