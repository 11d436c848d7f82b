import Foundation
import PropertyEngine
import Testing
import XCTest

/// The examples of the documentation, compiled and run.
@Suite struct DocumentationTests {
  private static let catalogue = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/PropertyEngine/PropertyEngine.docc")

  private func encode(_ flags: [Bool]) -> [(Bool, Int)] {
    flags.reduce(into: []) { code, flag in
      if code.last?.0 == flag { code[code.count - 1].1 += 1 } else { code.append((flag, 1)) }
    }
  }

  private func decode(_ code: [(Bool, Int)]) -> [Bool] {
    code.flatMap { [Bool](repeating: $0.0, count: $0.1) }
  }

  private final class Stack {
    private var numbers: [Int] = []
    func push(_ number: Int) { numbers.append(number) }
    func pop() -> Int { numbers.removeFirst() }
  }

  @Test func `testing a property`() throws {
    let outcome = checkProperty(
      "a run-length code decodes to the original",
      Generator<[Bool]>.arrays(of: .booleans())
    ) { flags in
      decode(encode(flags)) == flags
    }
    #expect(outcome.isPassed, "\(outcome.report)")
    XCTAssertTrue(outcome.isPassed, outcome.report)

    let (total, limit) = (3, 4)
    try require(total <= limit, "the total is \(total)")

    var settings = PropertySettings()
    settings.replay = try ReplayToken("pe1::II3e9:70b78a7e")
    #expect(settings.replay?.choices.count == 2)
    settings.database = FailureDatabase(folder: ".failures")

    let coverage: [Coverage<[Int]>] = [
      .atLeast(5, "empty") { $0.isEmpty },
      .atLeast(20, "with duplicates") { Set($0).count < $0.count },
    ]
    let covered = checkProperty(
      "lists", .arrays(of: .integers(in: 0...9)), coverage: coverage
    ) { _ in }
    #expect(covered.isPassed, "\(covered.report)")
  }

  @Test func `writing a generator`() throws {
    let port = Generator<Int>.integers(in: 1...65_535)
    let host = Generator<String>.letters(from: "abcdefgh", count: 1...20)
    let address = Generator.pair(host, port).map { "\($0):\($1)" }
    let target = Generator.oneOf(.constant("localhost"), address)
    let token = Generator<String> { source in
      var parts: [String] = []
      for _ in 0..<(try source.integer(in: 1...4)) {
        parts.append(try source.letters(from: Array("abc".utf8), count: 0...8))
      }
      if try source.boolean(probability: 0.1) { parts.append("") }
      return parts.joined(separator: ".")
    }
    let constants = SourceConstants(swiftSource: "if length > 4096 { throw tooLong }")
    let lengths = Generator<Int>.integers(in: 0...1_000_000).mixing(constants: constants.integers)
    #expect(checkProperty("targets", target) { $0 == "localhost" }.counterexample?.value == "a:1")
    #expect(checkProperty("tokens", token) { !$0.contains(".") }.counterexample?.value == ".")
    #expect(checkProperty("lengths", lengths) { $0 != 4097 }.counterexample?.value == 4097)

    let outcome = checkProperty("splitting loses nothing") { source in
      let text = try source.draw(.unicode(), "text")
      let cut = try source.draw(.integers(in: 0...text.utf8.count), "cut")
      try require(text.utf8.prefix(cut).count == cut, "a byte is missing")
    }
    #expect(outcome.isPassed, "\(outcome.report)")
  }

  @Test func `testing state`() {
    let push = Command<[Int], Stack>(
      "push", draw: { source, _ in try source.integer(in: 0...99) },
      run: { number, stack in stack.push(number) },
      then: { number, _, model in model.append(number) })
    let pop = Command<[Int], Stack>(
      "pop", when: { !$0.isEmpty }, draw: { _, _ in () }, run: { _, stack in stack.pop() },
      then: { _, popped, model in
        let expected = model.removeLast()
        try require(popped.value == expected, "popped \(popped.value), expected \(expected)")
      })
    let machine = StateMachine(model: { [] }, system: { Stack() }, commands: [push, pop])
    let outcome = checkMachine("a stack is last in, first out", machine)
    #expect(outcome.counterexample?.rendered == "push(0)\npush(1)\npop()  // fails")
  }

  @Test func `the report in the documentation is what a run prints`() throws {
    let outcome = checkProperty(
      "a run-length code decodes to the original", Generator<[Bool]>.arrays(of: .booleans())
    ) { flags in
      let loser = encode(flags).filter { $0.1 > 1 || !$0.0 }
      return decode(loser) == flags
    }
    let text = try String(
      contentsOf: Self.catalogue.appending(path: "Testing-a-property.md"), encoding: .utf8)
    #expect(text.contains("\n\(outcome.report)\n"), "\(outcome.report)")
  }

  @Test func `every line of code in the documentation stands in these tests`() throws {
    let catalogue = Self.catalogue
    let tested = Set(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).lines)
    var count = 0
    let files = try FileManager.default.contentsOfDirectory(atPath: catalogue.path)
    for file in files where file.hasSuffix(".md") {
      let text = try String(contentsOf: catalogue.appending(path: file), encoding: .utf8)
      let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      for block in blocks {
        for line in block.components(separatedBy: "```")[0].lines {
          #expect(tested.contains(line), "\(file): \(line)")
          count += 1
        }
      }
    }
    #expect(count > 40)
  }
}

extension String {
  /// The lines without their indentation, empty ones left out.
  fileprivate var lines: [String] {
    split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
