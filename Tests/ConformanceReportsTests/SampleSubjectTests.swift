import ConformanceModel
import Testing

@testable import ConformanceReports

/// What reports say of the adapter that `init` writes, as long as nobody's own code is in it.
@Suite struct SampleSubjectTests {
  private static func report(_ name: String, by command: SubjectCommandLine) -> RunReport {
    var report = Samples.conformity
    report.subject = .init(name: name, commandLine: command, contract: Contract(name: name))
    return report
  }

  private static let sample = report("sample", by: .program("python3 adapter.py"))

  @Test func `a pass of the sample is none of the reader's own code, and says so first and last`()
    throws
  {
    let text = try ReportFormat.render(Self.sample, as: .text)
    #expect(text.hasPrefix("CONFORMS  sample: your own code is not in it yet\n"))
    #expect(
      text.hasSuffix(
        """
        CONFORMS  1 pass, 1 not applicable, exit 0
          sample    your own code is not in it yet: put it into the adapter, and your
                    name in place of 'sample'
          open      not judged: what the nonces are drawn from, which they do not show
                    ('auth-conformance scan' looks for generators that can be predicted)

        """))
  }

  @Test(arguments: [
    (ReportFormat.github, "::warning title=CONFORMS sample::sample conforms to its contract, "),
    (.markdown, "## ❔ `sample` conforms to its contract, but your own code is not in it yet"),
    (.html, "<span class=\"verdict doubt\">CONFORMS</span>"), (.badge, ">sample</text>"),
  ])
  func `no other report shows it as any pass`(format: ReportFormat, line: String) throws {
    #expect(try ReportFormat.render(Self.sample, as: format).contains(line))
  }

  @Test func `another program, and a built-in subject of that name, pass as they did`() throws {
    let others = [
      Self.report("my-app", by: .program("python3 adapter.py")),
      Self.report("sample", by: .named("sample")),
    ]
    for report in others {
      for format in [ReportFormat.text, .github, .markdown, .html, .badge] {
        let text = try ReportFormat.render(report, as: format)
        #expect(!text.contains("not in it yet") && !text.contains("::warning"))
      }
    }
  }

  @Test func `a failure of it is told as any`() throws {
    var report = Samples.violation
    report.subject = Self.sample.subject
    #expect(try !ReportFormat.render(report, as: .text).contains("not in it yet"))
  }
}
