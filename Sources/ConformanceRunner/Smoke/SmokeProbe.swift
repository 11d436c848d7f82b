internal import ConformanceChecks
internal import ConformanceModel
internal import PlainText

/// One request and what its answer must look like.
struct SmokeProbe: Sendable {
  /// What the probe is called where several use one operation.
  let name: String
  let operation: WireRequest.Operation
  /// What would be right.
  let example: SmokeExample
  /// The notice without which the program cannot be asked, and the number in it that is named.
  var needs: (notice: String, number: String)?
  /// The operation that names that number; nil where ``operation`` does.
  var fitted: (@Sendable (WireValue) -> WireRequest.Operation)?
  /// Whether a coordinator must have been started in this very process.
  var needsCoordinator = false
  /// Sent right after the operation: notices up to the answer to it are looked at.
  var barrier: WireRequest.Operation?
  /// Whether the barrier may be answered before the operation.
  var takesAnyOrder = false
  let look: @Sendable (inout AnswerReader) -> Void
}

extension SmokeProbe {
  /// FIPS 180-4, the example "abc".
  private static let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
  private static let two = SmokeExample.answer(#""digests":["ba7816bf…","e3b0c442…"]"#)

  /// The requests that a capability makes possible, in the order in which they are sent.
  static func all(for capability: Capability, _ contract: Contract) -> [SmokeProbe] {
    switch capability {
    case .nonce:
      [
        SmokeProbe(
          name: "nonces", operation: .nonces(count: 3, length: nil, source: nil),
          example: .answer(#""nonces":["Rz…","0q…","x7…"]"#)
        ) { reader in
          if !reader.hasError() { _ = reader.texts("nonces", count: 3) }
        }
      ]
    case .sourcedNonce:
      [
        SmokeProbe(
          name: "nonces, source",
          operation: .nonces(
            count: 1, length: nil,
            source: ByteScript(bytes: (0...255).map { UInt8($0) }, then: .cycle)),
          example: .answer(#""nonces":["Rz…"],"used":42"#)
        ) { reader in
          guard !reader.hasError() else { return }
          _ = reader.texts("nonces", count: 1)
          if reader.answer["used"]?.integer ?? -1 < 0 {
            reader.note(
              "used", reader.answer["used"]?.phrase ?? reader.absent("used", in: reader.answer),
              "a whole number: the bytes taken from the source")
          }
        }
      ]
    case .digest:
      [
        SmokeProbe(name: "digests", operation: .digests(texts: ["abc", ""]), example: two) {
          digests(&$0, count: 2, contract.digest.textForm)
        }
      ]
    case .byteDigest:
      [
        SmokeProbe(
          name: "byteDigests", operation: .byteDigests(messages: [[0x61, 0x62, 0x63], []]),
          example: two
        ) { digests(&$0, count: 2, contract.digest.textForm) }
      ]
    case .streamingDigest:
      [
        SmokeProbe(
          name: "streamDigest",
          operation: .streamDigest(DigestUpdates([[0x61], [], [0x62, 0x63]], rounds: 1)),
          example: .answer(#""digests":["ba7816bf…"]"#)
        ) { digests(&$0, count: 1, contract.digest.textForm) }
      ]
    case .token: match(contract.token)
    case .signIn: signIn(contract.signIn)
    case .account: account(contract.account)
    case .overlapping: overlapping(contract)
    case .fork:
      [
        SmokeProbe(
          name: "forkedNonces", operation: .forkedNonces(count: 2),
          example: .answer(#""nonces":["Rz…","0q…"],"forked":["x7…","Lm…"]"#)
        ) { reader in
          guard !reader.hasError() else { return }
          _ = reader.texts("nonces", count: 2)
          _ = reader.texts("forked", count: 2)
        }
      ]
    }
  }

  /// Two requests at once, of the first kind that is offered.
  private static func overlapping(_ contract: Contract) -> [SmokeProbe] {
    let plain: [Capability] = [.nonce, .digest, .byteDigest, .token]
    let offered = plain.first { contract.capabilities?.contains($0) == true }
    guard let probe = offered.flatMap({ all(for: $0, contract).first }) else { return [] }
    return [
      SmokeProbe(
        name: "\(probe.name), two at once", operation: probe.operation, example: probe.example,
        barrier: probe.operation, takesAnyOrder: true
      ) { reader in
        probe.look(&reader)
        // A nonce that has been used up before is refused by right.
        reader.remark = nil
      }
    ]
  }

  private static func digests(_ reader: inout AnswerReader, count: Int, _ form: DigestTextForm) {
    guard !reader.hasError(), let first = reader.texts("digests", count: count)?.first else {
      return
    }
    if form == .hex, first != abc {
      reader.note(
        "digests/0", WireValue.text(first).phrase,
        "the SHA-256 of 'abc' in the contract's text form, '\(abc)'")
    }
  }

  /// A right token, with keys where the contract verifies signatures, and one that is none.
  ///
  /// Whether verdicts are right is what a run finds out; that no right token gets in is said here.
  private static func match(_ contract: TokenContract) -> [SmokeProbe] {
    let right = MatchAttempt.right(for: contract)
    var broken = right
    broken.token = "a.b.c"
    return [
      verdict(of: right, "match", #"{"verdict":"accept"}"#, isRight: true),
      verdict(
        of: broken, "match, no token", #"{"verdict":"reject","reason":"malformedToken"}"#),
    ]
  }

  private static func verdict(
    of attempt: MatchAttempt, _ name: String, _ example: String, isRight: Bool = false
  ) -> SmokeProbe {
    SmokeProbe(
      name: name, operation: .match([attempt]), example: .answer("\"verdicts\":[\(example)]")
    ) { reader in
      lookAtVerdict(&reader)
      let verdict = reader.answer["verdicts"]?.elements?.first?["verdict"]?.text
      if isRight, verdict == "reject" {
        reader.remark =
          "this token is genuine, and was rejected: an exception that the adapter turns into a "
          + "rejection looks so, too"
      }
    }
  }

  private static func lookAtVerdict(_ reader: inout AnswerReader) {
    guard !reader.hasError(),
      let verdict = reader.array("verdicts", count: 1, of: "verdicts")?.first
    else { return }
    let words = ["accept", "reject"]
    if !words.contains(verdict["verdict"]?.text ?? "") {
      reader.note(
        "verdicts/0/verdict", verdict["verdict"]?.phrase ?? reader.absent("verdict", in: verdict),
        "'accept' or 'reject'")
    }
    if let reason = verdict["reason"], RejectionReason(rawValue: reason.text ?? "") == nil {
      let known = RejectionReason.allCases.map(\.rawValue)
      let near = NearestName.to(reason.text ?? "", among: known).map { ", such as '\($0)'" }
      reader.note(
        "verdicts/0/reason", reason.phrase, "no reason, or a word of the protocol\(near ?? "")")
    }
  }

  /// What every program is asked last but one: an operation that there is not.
  static let unknownOperationExample = SmokeExample.answer(
    #""error":{"code":"unknownOperation","message":"smoke.unknown"}"#)
}

/// A line that would be right.
enum SmokeExample: Sendable {
  /// The answer with nothing but the request's id.
  case bare
  /// The answer's members beside the id.
  case answer(String)
  /// All members of a notice before the answer.
  case notice(String)

  func line(id: Int) -> String {
    switch self {
    case .bare: #"{"id":\#(id)}"#
    case .answer(let members): #"{"id":\#(id),\#(members)}"#
    case .notice(let members): "{\(members)}"
    }
  }
}
