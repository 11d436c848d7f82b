internal import ConformanceModel
internal import PlainText

/// A message with its right digest.
struct DigestCase: Sendable {
  /// The vector's id, or what the message is.
  let label: String
  /// The bytes to be hashed.
  let message: [UInt8]
  /// The text that they are the UTF-8 of, where a text is hashed.
  let text: String?
  /// The 32 bytes of the right digest.
  let digest: [UInt8]

  var isASCII: Bool { message.allSatisfy { $0 < 0x80 } }

  init(label: String, message: [UInt8], text: String? = nil, digest: [UInt8]) {
    self.label = label
    self.message = message
    self.text = text
    self.digest = digest
  }
}

/// The cases that a subject got wrong, with what it answered.
struct DigestFailures {
  typealias Failure = (wrong: DigestCase, answer: String, before: DigestCase?)

  private(set) var failures: [Failure] = []
  private let cases: Int
  private let casesInASCII: Int
  private let form: DigestTextForm

  /// Compares values; a right digest in a wrong text form is right here.
  ///
  /// - Parameters:
  ///   - cases: What was asked.
  ///   - answers: One for each case, in the same order.
  ///   - form: The contract's text form.
  /// - Throws: ``SubjectFault`` if there are too few or too many answers.
  init(_ cases: [DigestCase], answers: [String], form: DigestTextForm) throws {
    guard answers.count == cases.count else {
      throw SubjectFault.malformedAnswer(
        "asked for \(cases.count) digests, received \(answers.count)")
    }
    self.cases = cases.count
    casesInASCII = cases.count { $0.isASCII }
    self.form = form
    for (index, (asked, answer)) in zip(cases, answers).enumerated() {
      if !isRight(answer, asked) {
        failures.append((asked, answer, index > 0 ? cases[index - 1] : nil))
      }
    }
  }

  /// Whether what is ASCII came out right, and nothing else did.
  private var isRightOfASCIIAlone: Bool {
    casesInASCII > 0 && failures.count == cases - casesInASCII
      && !failures.contains { $0.wrong.isASCII }
  }

  var isEmpty: Bool { failures.isEmpty }

  /// What was observed: the shortest failing message, or the shortest that tells why it fails.
  func evidence(of subject: DigestOperations?) async -> Evidence {
    let ordered = failures.enumerated().sorted {
      ($0.element.wrong.message.count, $0.offset) < ($1.element.wrong.message.count, $1.offset)
    }.map(\.element)
    guard let shortest = ordered.first else { return Evidence() }
    let mistake = Self.commonMistake(ordered)
    let (wrong, answer, before) = mistake?.failure ?? shortest
    let lengths = Set(failures.map(\.wrong.message.count)).sorted()
    let isShortest = wrong.message.count == shortest.wrong.message.count
    var observed = [
      "\(Quantity.text(failures.count)) of \(Quantity.text(cases, "message")) wrong; "
        + "the shortest \(isShortest ? "" : "that tells why ")is \(wrong.label), "
        + Quantity.text(wrong.message.count, "byte"),
      "expected \(DigestRendering(form).text(wrong.digest))",
      "received \(Self.shortened(answer))",
    ]
    if failures.count > 1 {
      let shown = lengths.prefix(8).map(String.init).joined(separator: ", ")
      observed.append("lengths in bytes: \(shown)\(lengths.count > 8 ? ", …" : "")")
    }
    var cause = await leftOver(subject, wrong, before)
    if cause == nil {
      cause = await self.cause(
        subject, mistake?.mistake, answer, lengths, asText: wrong.text != nil)
    }
    return Evidence(
      observed: observed,
      further: ordered.filter { $0.wrong.label != wrong.label }.map { failure in
        "\(failure.wrong.label), \(Quantity.text(failure.wrong.message.count, "byte")): "
          + "received \(Self.shortened(failure.answer))"
      },
      cause: cause)
  }

  /// The mistake that explains most of the shortest failures, and the first that only it explains.
  ///
  /// Of "é" without its letter, and of "é" that was never looked at, the digest is the same: of a
  /// longer text it is not.
  private static func commonMistake(
    _ ordered: [Failure]
  ) -> (mistake: DigestMistake, failure: Failure)? {
    let explained = ordered.prefix(48).map { failure in
      DigestMistake.all(
        failure.answer, message: failure.wrong.message, text: failure.wrong.text,
        forms: failure.wrong.text.map(NormalForms.of) ?? [])
    }
    var counts: [DigestMistake: Int] = [:]
    for mistake in explained.joined() { counts[mistake, default: 0] += 1 }
    let most = counts.values.max()
    guard let best = explained.joined().first(where: { counts[$0] == most }) else { return nil }
    let index = explained.firstIndex(of: [best]) ?? explained.firstIndex { $0.contains(best) } ?? 0
    return (best, ordered[index])
  }

  /// The cause of a wrong digest that is another one when the same message comes again.
  private func leftOver(
    _ subject: DigestOperations?, _ wrong: DigestCase, _ before: DigestCase?
  ) async -> Cause? {
    // One between, because an empty message adds nothing to what is left of it.
    let asked = [wrong, Self.abc(asText: wrong.text != nil), wrong]
    guard let again = try? await subject?.digests(of: asked), again.count == 3 else { return nil }
    guard isRight(again[0], wrong) || isRight(again[2], wrong) else {
      return again[0] == again[2] ? nil : .hasherNotReset
    }
    let place = before.map { "after one of \(Quantity.text($0.message.count, "byte"))" } ?? "once"
    return .hasherNotReset.saying(
      "a message is hashed wrong \(place) and right when it comes again: something of the message "
        + "before it is left in the hasher")
  }

  private func isRight(_ answer: String, _ asked: DigestCase) -> Bool {
    DigestRendering.of(answer, bytes: asked.digest, declared: form) != nil
  }

  private func cause(
    _ subject: DigestOperations?, _ mistake: DigestMistake?, _ answer: String, _ lengths: [Int],
    asText: Bool
  ) async -> Cause {
    // Several lengths with one remainder are no accident, whatever else explains one of them.
    if lengths.count > 1, let cause = Self.padding(lengths) { return cause }
    // A wrong function is wrong for "abc" as well, whose digests are known by heart.
    if let named = await Self.mistakeForABC(subject, asText: asText) { return named.cause }
    // The function itself is right then, and so is its text form.
    if asText, isRightOfASCIIAlone {
      switch mistake {
      case .emptyMessage?:
        return .hashedAsASCII.saying(
          "the empty message is hashed where a text holds letters outside ASCII")
      // One answer for all of them is an error text, or none.
      case nil where Set(failures.map(\.answer)).count > 1: return .hashedInOtherEncoding
      default: break
      }
    }
    if let mistake { return mistake.cause }
    return Self.padding(lengths)
      ?? (form.isWellFormed(answer) ? .wrongArithmetic : .noDigest)
  }

  /// Asks for the digest of "abc" and names what comes back, if it is wrong.
  private static func mistakeForABC(
    _ subject: DigestOperations?, asText: Bool
  ) async -> DigestMistake? {
    let asked = abc(asText: asText)
    guard let answer = try? await subject?.digests(of: [asked]).first,
      DigestRendering.of(answer, bytes: asked.digest, declared: .hex) == nil
    else { return nil }
    return DigestMistake.recognise(answer, message: asked.message, text: "abc")
  }

  private static func abc(asText: Bool) -> DigestCase {
    let right = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    return DigestCase(
      label: "abc", message: Array("abc".utf8), text: asText ? "abc" : nil,
      digest: Hex.decode(right) ?? [])
  }

  /// Names what goes wrong at the lengths of failing messages.
  private static func padding(_ lengths: [Int]) -> Cause? {
    let remainders = Set(lengths.map { $0 % 64 })
    if let shortest = lengths.first, shortest >= 4_096 {
      return .lengthInFewBits.saying(
        "the message length is counted in too few bits: wrong from "
          + "\(Quantity.text(shortest, "byte")) on")
    }
    guard remainders.count == 1, let remainder = remainders.first else {
      guard let least = remainders.min(), let most = remainders.max(), least >= 55 else {
        return nil
      }
      return .digestPadding.saying(
        "the padding is wrong at \(least) to \(most) bytes modulo 64"
          + (least == 55
            ? ": up to 55 the length fits into the last block, from 56 on it needs another"
            : ", where the length needs another block"))
    }
    let sentence: String? =
      switch remainder {
      case 0:
        "the padding is wrong where a message fills its last block: it needs one more for padding"
      case 55:
        "the padding is wrong at 55 bytes modulo 64, the last length that fits into one block"
      case 56:
        "the padding is wrong at 56 bytes modulo 64, the first length that needs one more block"
      case 63:
        "the padding is wrong at 63 bytes modulo 64: 0x80 fills the block, the rest needs another"
      default: nil
      }
    return sentence.map(Cause.digestPadding.saying)
  }

  /// Subjects' output is hostile text of any length.
  static func shortened(_ answer: String) -> String {
    answer.utf8.count <= 96 ? "'\(answer)'" : "'\(answer.prefix(96))…', \(answer.utf8.count) bytes"
  }
}
