import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct RefillFailureTests {
  @Test func `a generator that checks every read passes at each of the bytes it takes`() async {
    let outcome = await judgeValues(.nonceRefillFailure, SeededSubject.good)
    #expect(outcome.grade == .pass)
    #expect(outcome.scope.contains(" bytes of the "))
    #expect(outcome.scope.contains("at each byte"))
  }

  @Test func `a checked first read does not excuse an unchecked refill`() async {
    let unchecked = SeededSubject.subject("unchecked") { length, source in
      var buffer = try source.next(16)
      guard buffer.count == 16 else { throw ByteSourceFailure() }
      var nonce: [UInt8] = []
      while nonce.count < length {
        if buffer.isEmpty {
          let more = (try? source.next(16)) ?? []
          buffer = more.count == 16 ? more : [UInt8](repeating: 0, count: 16)
        }
        nonce.append(SeededSubject.letters[Int(buffer.removeFirst()) % 65])
      }
      return String(decoding: nonce, as: UTF8.self)
    }
    let outcome = await judgeValues(.nonceRefillFailure, unchecked)
    #expect(
      outcome.allLines == """
        fail 15: failures and reads of zero bytes after 9 to 31 bytes of the 32 that one nonce \
        takes, at each byte; an error, an abort, and the nonce that needed no more bytes are all \
        right
        observed: a source that fails after 16 bytes: answered with another nonce than without \
        failure
        drawn: 32 letters, of which the first 16 are those of the nonce without failure
        likely: only the first read is checked: where a later one fails, zeros or old bytes are \
        used
        """)
  }

  @Test func `a generator of its own randomness cannot be judged`() async {
    let own = SeededSubject.subject("own") { length, source in
      _ = try source.next(1)
      return String((0..<length).map { _ in "0123456789abcdef".randomElement()! })
    }
    let outcome = await judgeValues(.nonceRefillFailure, own)
    #expect(outcome.grade == .notApplicable)
  }
}
