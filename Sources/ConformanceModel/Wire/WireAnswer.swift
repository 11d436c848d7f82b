/// One message from a worker to the runner, a line of JSON.
///
/// Exactly one of the optional members is meant by each operation; ``error`` may stand in place
/// of any. A message without an id is a notice.
package struct WireAnswer: Codable, Sendable, Hashable {
  /// The request's id; `nil` in a notice.
  package var id: Int?
  /// Answer to `hello`: the protocol's version that the worker speaks.
  package var wire: Int?
  /// Answer to `hello`: what the subject declares.
  package var contract: Contract?
  /// Answer to `hello`: the version of the checks that the worker holds, if it holds any.
  package var judges: String?
  /// Answer to `hello`: how these checks were built.
  package var build: String?
  /// Answer to `nonces`.
  package var nonces: [String]?
  /// Answer to `nonces` with a source: bytes taken from it.
  package var used: Int?
  /// Answer to `digests`, `byteDigests` and (one element) `streamDigest`.
  package var digests: [String]?
  /// Answer to `match`.
  package var verdicts: [MatchVerdict]?
  /// Answer to `judge`.
  package var outcome: CheckOutcome?
  /// With an outcome: true where the worker ends itself after it.
  package var leaves: Bool?
  /// Says that the operation ended with an error.
  package var error: WireError?
  /// Names the notice.
  package var notice: String?
  /// With the notice `progress`: the case that is about to run.
  package var progress: CaseMark?
  /// With the notice `provider.requested`: the number that callbacks will name.
  package var request: Int?
  /// With the notice `provider.requested`: what the provider is asked.
  package var nonce: String?
  /// With the notice `provider.requested`: what the provider is asked.
  package var state: String?
  /// With the notice `provider.requested`: what the provider is asked.
  package var scopes: [String]?
  /// With the notice `signIn.answered`: whose caller was answered.
  package var attempt: Int?
  /// With the notice `signIn.answered`: `credential`, `cancelled`, `refused` or `failure`.
  package var answer: String?
  /// With the answer `credential`.
  package var credential: SignInCredential?
  /// With the answer `failure`: the provider's code, or a word of the implementation's own.
  package var code: String?
  /// Answer to `account.settle`, where the contract shows a view.
  package var view: AccountView?
  /// What a notice of a coordinator says; it is read from the same line by itself.
  package var account: WireAccountNotice?

  private enum CodingKeys: String, CodingKey {
    case id, wire, contract, judges, build, nonces, used, digests, verdicts, outcome, leaves, error
    case notice, progress, request, nonce, state, scopes, attempt, answer, credential, code, view
  }

  package init(id: Int?) { self.id = id }
}

/// An operation's error, as it crosses the wire.
package struct WireError: Codable, Error, Sendable, Hashable, CustomStringConvertible {
  /// A word for programs.
  package var code: String
  /// A sentence for people.
  package var message: String

  package init(code: String, message: String) {
    self.code = code
    self.message = message
  }

  package var description: String { "\(code): \(message)" }
}

/// Notes the case that is about to run, so that the runner knows what a process died of.
package struct CaseMark: Codable, Sendable, Hashable {
  /// Counts the cases of one check from 0.
  package var number: Int
  /// What the case is, for evidence.
  package var label: String
  /// What it means if the process ends during the case.
  package var ifEnds: ProcessEndMeaning

  package init(number: Int, label: String, ifEnds: ProcessEndMeaning) {
    self.number = number
    self.label = label
    self.ifEnds = ifEnds
  }
}

/// What it means if the subject's process ends during a case.
package enum ProcessEndMeaning: String, Codable, Sendable, Hashable {
  /// Ending is a legal answer: an abort on a failing byte source, a trap on length 0.
  case legal
  /// Ending is a crash.
  case crash
}
