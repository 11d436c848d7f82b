import ConformanceModel
import Testing

@testable import ConformanceReports

@Suite struct GitHubAnnotationsTests {
  @Test func `what fails the run is an error, what is open a warning, the rest a notice`() {
    let lines = GitHubAnnotations(Samples.violation).text.split(separator: "\n")
    let found = lines.compactMap {
      $0.wholeMatch(of: /::(?<kind>[a-z]+) title=(?<title>[^:]*)::.*/).map {
        "\($0.output.kind) \($0.output.title)"
      }
    }
    #expect(
      found == [
        "notice SUITE ERROR%3A missing-w-modulo 3.1", "error nonce.source-failure CRASH",
        "error charset.complete FAIL", "warning charset.independent TOO LITTLE DATA",
        "error token.mismatch WRONG REASON", "error guard.exclusive HANG",
        "warning guard.released INCONCLUSIVE", "error guard.own-nonce SUITE ERROR",
        "notice nonce.secrecy FAIL (should)", "notice charset.plausible FAIL (advice)",
      ])
  }

  @Test(arguments: [Sample.violation, .hostile, .expectations, .conformity])
  func `each annotation is one line, and nothing in it starts another command`(sample: Sample) {
    for line in GitHubAnnotations(sample.report).text.split(separator: "\n") {
      #expect(line.wholeMatch(of: /::(error|warning|notice) title=[^:,]*::.*/) != nil)
    }
  }
}
