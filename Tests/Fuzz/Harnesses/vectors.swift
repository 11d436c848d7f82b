@testable import ConformanceRunner
import ConformanceVectors

private let areas = ["digest", "nonce", "token", "guard", "continuation", "account"]

extension Harness {
  /// A file that was written by anybody is linted and read without harm.
  static func vectors(_ input: [UInt8]) {
    guard let choice = input.first else { return }
    let text = String(decoding: input.dropFirst(), as: UTF8.self)
    let path = "\(areas[Int(choice) % areas.count])/fuzzed.json"
    for problem in VectorLint.problems(in: [path: text], requirements: ["token.accept"]) {
      hold(!problem.description.isEmpty, "a problem is told")
    }
    let library = VectorLibrary(texts: [path: text])
    _ = try? library.digest()
    _ = try? library.nonce()
    _ = try? library.token()
    _ = try? library.account()
  }
}
