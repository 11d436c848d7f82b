import ConformanceModel
import PropertyEngine

@testable import ConformanceChecks

/// Text with one nonce a line, from a seed.
struct NonceText {
  static let common = Array(NonceContract.commonAlphabet.utf8)

  var lines: [String] = []

  /// Letters drawn evenly; from no small seed, which would be found out.
  init(_ count: Int, of letters: [UInt8] = common, length: Int = 32, seed: UInt64 = 1) {
    var random = SplitMix64(seed: 0x9D1B_D9A9_D0C7_B0A6 ^ seed)
    lines = (0..<count).map { _ in
      String(
        decoding: (0..<length).map { _ in letters.randomElement(using: &random)! }, as: UTF8.self)
    }
  }

  /// A byte modulo the letters.
  static func modulo(_ count: Int, seed: UInt64 = 1) -> NonceText {
    var random = SplitMix64(seed: seed)
    var text = NonceText(0)
    text.lines = (0..<count).map { _ in
      let letters = (0..<32).map { _ in common[Int(UInt8.random(in: 0...255, using: &random)) % 65]
      }
      return String(decoding: letters, as: UTF8.self)
    }
    return text
  }

  func joined(_ ending: String = "\n") -> String { lines.map { $0 + ending }.joined() }
}

/// Reads a text in pieces of a size, as the command does.
func streamed(
  _ text: some StringProtocol, alphabet: String? = nil, length: Int? = nil, readsAll: Bool = false,
  piece: Int = NonceStream.headBytes
) throws -> NonceStream {
  var stream = NonceStream("nonces.txt", alphabet: alphabet, length: length, readsAll: readsAll)
  var rest = Array(text.utf8)[...]
  var carried: [UInt8] = []
  var isEnd = false
  while !isEnd && !stream.hasDecided {
    carried += rest.prefix(piece)
    rest = rest.dropFirst(piece)
    isEnd = rest.isEmpty
    let used = try carried.withUnsafeBufferPointer { try stream.read($0, isEnd: isEnd) }
    carried.removeFirst(used)
  }
  return stream
}

/// The report on a text, a line for each row that is not notApplicable; with its evidence where
/// there is any.
func judged(
  _ text: some StringProtocol, alphabet: String? = nil, length: Int? = nil,
  showsNonces: Bool = false
) async throws -> String {
  let stream = try streamed(text, alphabet: alphabet, length: length)
  let naming = NonceStream.Naming(
    name: "nonces.txt", command: "nonces nonces.txt", showsNonces: showsNonces)
  let timing = RunReport.Timing(startedAt: "", seconds: 0, byRequirement: [:])
  guard let report = await stream.report(naming, timing: timing) else { return "no report" }
  return report.results.filter { $0.grade != .notApplicable }.map { row in
    let evidence = row.evidence.map { evidence in
      (evidence.observed + evidence.drawn + [evidence.likely].compactMap(\.self))
        .map { "\n  " + $0 }.joined()
    }
    return "\(row.id) \(row.grade)" + (evidence ?? "")
  }.joined(separator: "\n")
}

/// The rows of a correct source.
let allPass = """
  nonce.length-exact pass
  nonce.alphabet-member pass
  nonce.unique pass
  nonce.strength pass
  nonce.no-overlap pass
  nonce.known-generator pass
  charset.complete pass
  charset.uniform pass
  charset.uniform-position pass
  charset.independent pass
  """
