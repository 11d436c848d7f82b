internal import ConformanceModel

/// The operations that answer for one whole message: of texts, which are preferred, or of bytes.
typealias DigestOperations = Either<any DigestSubject, any ByteDigestSubject>

extension DigestOperations {
  /// What a subject offers of them; `nil` where it offers neither.
  static func offered(by subject: any Subject) -> DigestOperations? {
    Access<DigestOperations>.either(.digest, .byteDigest).open(subject)
  }

  /// The subject as one that takes requests at once; `nil` where it does not offer that.
  var overlapping: (any OverlappingSubject)? { first?.overlapping ?? second?.overlapping }

  /// The digests of texts, in their order, by whichever operation there is.
  ///
  /// - Throws: What the subject throws; a ``SubjectFault`` if there are too few or too many.
  func digests(ofTexts texts: [String]) async throws -> [String] {
    let answers =
      if let first {
        try await first.digests(ofTexts: texts)
      } else {
        try await second?.digests(ofBytes: texts.map { Array($0.utf8) }) ?? []
      }
    guard answers.count == texts.count else {
      throw SubjectFault.malformedAnswer(
        "asked for \(texts.count) digests, received \(answers.count)")
    }
    return answers
  }

  /// The digests of cases, by the operation that they are for.
  func digests(of cases: [DigestCase]) async throws -> [String] {
    if cases.allSatisfy({ $0.text != nil }) {
      return try await digests(ofTexts: cases.map { $0.text ?? "" })
    }
    return try await second?.digests(ofBytes: cases.map(\.message)) ?? []
  }

  /// The digests of messages that are ASCII.
  func digests(ofASCII messages: [[UInt8]]) async throws -> [String] {
    try await digests(ofTexts: messages.map { String(decoding: $0, as: UTF8.self) })
  }
}
