import AuthConformance
import ConformanceModel
@testable import ConformanceRunner

/// The longest shape that is written and read again in a fraction of what an input may take.
private let longestWritten = 4_096

extension Harness {
  /// A contract in the answer to hello: what is accepted is within the bounds of the wire's schema,
  /// written and read again as the same, and 'smoke' reads it as a run does; what is not is told
  /// in few words.
  static func contract(_ input: [UInt8]) {
    let inner = withoutMark(input)
    let hello = Array(#"{"id":1,"wire":1,"contract":"#.utf8) + inner + Array("}".utf8)
    let heard = heard(hello)
    do throws(WireMistake) {
      var contract = try WireText.decode(Contract.self, from: input)
      isWithinBounds(contract)
      // An answer must say what is offered.
      let expected = contract.capabilities == nil ? nil : contract
      hold(heard == expected || isWide(input), "it is the same in an answer")
      hold(asSmokeReads(input) == contract, "'smoke' reads the same")
      // Of an account nothing is written where none is offered.
      if contract.capabilities?.contains(.account) == false { contract.account = AccountContract() }
      // Few letters declare a shape of 65,536 positions, which is a megabyte when it is written out.
      guard contract.nonce.shape?.count ?? 0 <= longestWritten else { return }
      let line = (try? WireText.encode(contract)) ?? []
      let again = try? WireText.decode(Contract.self, from: line)
      hold(again == contract, "written and read again it is the same")
    } catch {
      hold(!error.sentence.isEmpty, "a mistake has a sentence")
      hold(error.path.count < 10, "its place is in a contract")
    }
    if let value = try? WireText.decode(WireValue.self, from: hello) {
      hold(value.phrase.utf8.count < 100_000, "a value is described in few words")
    }
  }

  /// A whole text may begin with a byte order mark, which is ignored (RFC 8259 section 8.1); a value
  /// within a text may not.
  private static func withoutMark(_ input: [UInt8]) -> ArraySlice<UInt8> {
    input.starts(with: [0xEF, 0xBB, 0xBF]) ? input.dropFirst(3) : input[...]
  }

  /// UTF-16 or UTF-32, which Foundation recognises in a whole text by its first four bytes.
  private static func isWide(_ input: [UInt8]) -> Bool {
    input.prefix(4).contains { [0, 0xFE, 0xFF].contains($0) }
  }

  private static func asSmokeReads(_ input: [UInt8]) -> Contract? {
    guard let value = try? WireText.decode(WireValue.self, from: input),
      let line = try? WireText.encode(value)
    else { return nil }
    return try? WireText.decode(Contract.self, from: line)
  }

  private static func heard(_ line: [UInt8]) -> Contract? {
    let operation = WireRequest.Operation.hello(wire: 1, suite: "")
    guard case .answer(let answer)? = try? WireText.message(from: line, open: [1: operation]),
      case .hello(_, let contract, _, _) = answer.content
    else { return nil }
    isWithinBounds(contract)
    return contract
  }

  /// The bounds of `Vectors/schema/wire-1.schema.json`, once more.
  private static func isWithinBounds(_ contract: Contract) {
    let nonce = contract.nonce
    let lengths = [nonce.defaultLength, nonce.minimumLength, nonce.maximumLength]
    hold(lengths.allSatisfy((1...65_536).contains), "lengths are possible")
    hold(nonce.minimumLength <= nonce.maximumLength, "some length is possible")
    hold((nonce.shape ?? ["a"]).isEmpty == false, "a shape has positions")
    for position in 0..<min(nonce.defaultLength, 300) {
      hold((1...256).contains(nonce.letters(at: position).count), "each position has letters")
    }
    hold((0...31_536_000).contains(contract.token.leeway), "a leeway is at most a year")
    hold((1...86_400).contains(contract.signIn.timeout ?? 1), "somebody waits for it")
  }
}
