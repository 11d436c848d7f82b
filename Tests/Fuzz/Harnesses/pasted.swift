@testable import ConformanceChecks
import ConformanceModel

extension Harness {
  /// Whatever is pasted is diagnosed or refused with a sentence.
  static func pasted(_ input: [UInt8]) {
    do {
      let found = try TokenInput(input, place: "pasted")
      hold(!found.token.isEmpty && !found.rawNonce.isEmpty, "both were found")
      for form in [NonceForm.hex, .base64url, .raw] {
        guard let diagnosis = try? TokenDiagnosis(found, form: form) else {
          hold(false, "a token that was accepted is diagnosed")
          return
        }
        hold(!diagnosis.advice.text.isEmpty && !diagnosis.phrase.isEmpty, "something is said")
        hold(!diagnosis.matches || diagnosis.advice.party == .nobody, "no advice against a match")
      }
    } catch {
      hold(!error.description.isEmpty, "a refusal is told")
    }
  }
}
