import SourceScan

private let scanner = try? SourceScanner()
private let languages = SourceLanguage.allCases

extension Harness {
  /// Source of any language is read without harm, and findings lie within it.
  static func scan(_ input: [UInt8]) {
    guard let choice = input.first, let scanner else { return hold(input.isEmpty, "it is made") }
    let language = languages[Int(choice) % languages.count]
    let source = Array(input.dropFirst())
    let found = source.withUnsafeBufferPointer {
      scanner.scan($0, path: "a", language: language)
    }
    let lines = source.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    for finding in found.findings {
      hold((1...lines).contains(finding.line), "a finding has a line of the file")
    }
  }
}
