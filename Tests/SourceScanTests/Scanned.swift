import Testing

@testable import SourceScan

/// What scanning one text gives.
func scanned(_ text: String, _ path: String) throws -> SourceScanner.Result {
  let scanner = try SourceScanner()
  let language = try #require(SourceLanguage(path: path))
  return Array(text.utf8).withUnsafeBufferPointer {
    scanner.scan($0, path: path, language: language)
  }
}

/// Its findings as `line certainty rule`.
func findings(_ text: String, _ path: String) throws -> [String] {
  try scanned(text, path).findings.map { "\($0.line) \($0.certainty.rawValue) \($0.rule.rawValue)" }
}
