internal import ConformanceChecks
internal import ConformanceModel
internal import Foundation

/// A diagnosis as programs read it.
struct DiagnosisJSON: Encodable {
  struct Secret: Encodable {
    var letters: Int
    /// The whole text with `--show`, else its first letters.
    var text: String
  }

  struct Claim: Encodable {
    var `is`: String
    var letters: Int?
    var text: String?
  }

  struct Contract: Encodable {
    var matches: Bool
    var expected: Secret
  }

  struct Change: Encodable {
    var who: TokenDiagnosis.Party
    var what: String
  }

  var suite = Suite.version
  var source: String
  var form: NonceForm
  var matches: Bool
  var claim: Claim
  var rawNonce: Secret
  var contracts: [String: Contract]
  var change: Change
  var token: TokenFacts
  var now: Int
  var isExpired: Bool?
  /// Whether issuer and audience are the expected ones; absent where none was given.
  var hasIssuer: Bool?
  var hasAudience: Bool?
  var signature: String
  var removed: [String]

  init(_ text: DiagnosisText) {
    let diagnosis = text.diagnosis
    func secret(_ value: String) -> Secret {
      let shown = text.secrets.isShown ? value : text.secrets.shown(value)
      return Secret(letters: value.count, text: shown)
    }
    source = text.name
    form = diagnosis.form
    matches = diagnosis.matches
    let found = diagnosis.claimText.map(secret)
    claim = Claim(is: diagnosis.phrase, letters: found?.letters, text: found?.text)
    rawNonce = secret(diagnosis.rawNonce)
    contracts = Dictionary(
      uniqueKeysWithValues: NonceForm.allCases.map { form in
        let expected = secret(diagnosis.expected[form] ?? "")
        return (
          form.rawValue, Contract(matches: diagnosis.matches(form), expected: expected)
        )
      })
    change = Change(who: diagnosis.advice.party, what: diagnosis.advice.text)
    token = diagnosis.facts
    now = text.now
    isExpired = diagnosis.facts.exp.map { $0 <= text.now }
    hasIssuer = text.issuer.map { _ in text.hasIssuer }
    hasAudience = text.audience.map { _ in text.hasAudience }
    signature =
      switch text.signature {
      case .notVerified: "not verified"
      case .valid: "valid"
      case .invalid: "invalid"
      }
    removed = text.repairs
  }

  /// The object with sorted members, two spaces deep.
  func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return HostileText.json(String(decoding: try encoder.encode(self), as: UTF8.self) + "\n")
  }
}
