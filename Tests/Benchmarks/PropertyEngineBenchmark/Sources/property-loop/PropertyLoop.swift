import PropertyEngine

/// Runs one property on 32-letter strings and prints nanoseconds per case.
///
/// Three ways of the same case: the engine; closures over `Character` with a set, as per-type
/// shrinking designs do it; and a bare loop over bytes as the floor.
enum PropertyLoop {
  static let alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"
  static let cases = 2_000_000

  static func measure() {
    var isMember = [Bool](repeating: false, count: 256)
    for byte in alphabet.utf8 { isMember[Int(byte)] = true }
    let table = isMember
    for _ in 0..<5 {
      let engine = nanosecondsPerCase(cases) {
        let outcome = checkProperty(
          "letters belong to the alphabet", .letters(from: alphabet, count: 32...32),
          settings: PropertySettings(seed: 1, runs: cases)
        ) { (text: String) in
          text.utf8.count == 32 && text.utf8.allSatisfy { table[Int($0)] }
        }
        precondition(outcome.passed == cases)
      }
      let characters = nanosecondsPerCase(cases / 10) { runOverCharacters(cases / 10) }
      let bytes = nanosecondsPerCase(cases) { runOverBytes(cases, table) }
      print("engine \(engine) characters \(characters) bytes \(bytes)")
    }
  }

  private static func nanosecondsPerCase(_ count: Int, _ body: () -> Void) -> Int {
    let spent = ContinuousClock().measure(body)
    let (seconds, attoseconds) = spent.components
    return (Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)) / count
  }

  /// The design of per-type shrinking libraries: arrays of characters made by closures.
  private static func runOverCharacters(_ count: Int) {
    let letters = Array(alphabet)
    let members = Set(letters)
    var random = SplitMix64(seed: 1)
    let drawLetter: (inout SplitMix64) -> Character = { letters.randomElement(using: &$0)! }
    let holds: (String) -> Bool = { text in
      text.count == 32 && text.allSatisfy { members.contains($0) }
    }
    for _ in 0..<count {
      let text = String((0..<32).map { _ in drawLetter(&random) })
      precondition(holds(text))
    }
  }

  private static func runOverBytes(_ count: Int, _ table: [Bool]) {
    let letters = Array(alphabet.utf8)
    var random = SplitMix64(seed: 1)
    for _ in 0..<count {
      let text = String(unsafeUninitializedCapacity: 32) { buffer in
        for index in 0..<32 {
          let product = random.next().multipliedFullWidth(by: UInt64(letters.count))
          buffer[index] = letters[Int(product.high)]
        }
        return 32
      }
      precondition(text.utf8.count == 32 && text.utf8.allSatisfy { table[Int($0)] })
    }
  }
}

/// Apart from the loop: a program's `main` is isolated to the main actor, and so would be every
/// closure in it, at the price of a check per call.
@main struct Program {
  static func main() {
    PropertyLoop.measure()
  }
}
