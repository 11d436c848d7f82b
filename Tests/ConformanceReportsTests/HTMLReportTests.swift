import ConformanceModel
import Foundation
import ReferenceAuth
import Testing

@testable import ConformanceReports

@Suite struct HTMLReportTests {
  @Test func `the page's policy allows exactly its own style and script`() {
    for (text, digest) in [
      (HTMLStyle.text, HTMLStyle.digest), (HTMLScript.text, HTMLScript.digest),
    ] {
      #expect(Data(SHA256.digest(of: text).bytes).base64EncodedString() == digest)
    }
  }

  @Test(arguments: [Sample.violation, .conformity, .hostile, .expectations])
  func `every element that is opened is closed`(sample: Sample) {
    let page = HTMLReport(sample.report).text
    for element in [
      "section", "article", "details", "table", "tr", "td", "th", "dl", "dd", "ul", "li", "p",
      "figure", "svg", "text", "title", "code", "pre", "form", "footer", "header", "script",
    ] {
      let opened =
        page.components(separatedBy: "<\(element)>").count
        + page.components(separatedBy: "<\(element) ").count - 2
      #expect(opened == page.components(separatedBy: "</\(element)>").count - 1, "\(element)")
    }
  }

  @Test func `nothing is loaded from anywhere`() {
    let page = HTMLReport(Samples.hostile).text
    for word in ["src=", "href=\"http", "url(", "@import", "<link", "<img", "style="] {
      let own = page.replacing("&lt;img src=x", with: "")
      #expect(!own.contains(word), "\(word)")
    }
  }

  @Test func `the order of tasks is a table`() throws {
    let lines = [
      "the simplest order found",
      "     A (async)            B (async)",
      "     -------------------  -----------------",
      "1    signIn, yields /3",
      "4                         signIn, yields /3,",
      "                          waits /6",
      "10   request 2, \u{2717}, waits",
      "broken: at most one request",
    ]
    let table = try #require(ScheduleTable(lines))
    #expect(table.range == 1..<7)
    #expect(
      table.html.contains(
        """
        <thead><tr><th scope="col">step</th><th scope="col">A (async)</th>\
        <th scope="col">B (async)</th></tr></thead>
        <tbody>
        <tr><th scope="row">1</th><td data-party="A (async)">signIn, yields /3</td><td></td></tr>
        <tr><th scope="row">4</th><td></td>\
        <td data-party="B (async)">signIn, yields /3, waits /6</td></tr>
        <tr class="failing"><th scope="row">10</th>\
        <td data-party="A (async)">request 2, \u{2717}, waits</td><td></td></tr>
        </tbody></table></div>
        """))
    #expect(
      OrderMarks.legend(of: lines)
        == "`/1`, `/2` … the first, second … point at which the task is suspended; "
        + "`\u{2717}` here the claim ceases to hold")
    #expect(OrderMarks.legend(of: ["a line", "tried 3 orders (level 2)"]) == nil)
  }

  @Test func `an arrow in code is not broken behind its hyphen`() {
    #expect(
      HTMLText.prose("`{ a -> b }` -> c")
        == "<code>{ a <span class=\"whole\">-&gt;</span> b }</code> -&gt; c")
  }

  @Test(arguments: [
    [], ["a line"], ["title", "-----"], ["title", "  ---  ---"], ["  --- ---", "1  x   y"],
  ])
  func `what is no table stays text`(lines: [String]) {
    #expect(ScheduleTable(lines) == nil)
  }

  @Test func `a plot says in words what it shows`() throws {
    let page = HTMLReport(Samples.violation).text
    #expect(
      page.contains(
        "<figcaption>Every count should lie above 1,000 and below 2,000, 1,200 are expected. "
          + "Outside: W: 0.</figcaption>"))
    #expect(
      page.contains(
        "<figcaption>A row for each position in the nonce, a column for each letter; each cell is "
          + "the number of times that this letter stood there, 200 expected. Outside of the limits: "
          + "A at position 4, W at all positions.</figcaption>"))
  }

  @Test func `a plot whose numbers do not fit together is left out`() {
    let page = HTMLReport(Samples.hostile).text
    #expect(page.components(separatedBy: "class=\"plot\"").count == 3)
  }

  @Test func `several reports stand side by side, without what applies to none`() {
    let page = HTMLMatrix([Samples.violation, Samples.conformity]).text
    #expect(page.contains("<h1>2 reports side by side</h1>"))
    #expect(page.contains("<th scope=\"col\">missing-w-modulo 3.1</th>"))
    let row = page.split(separator: "\n").first { $0.contains("<code>charset.complete</code>") }
    #expect(row?.contains("data-tone=\"bad\"") == true)
    #expect(row?.contains("<td><span class=\"grade bad\">fail</span>") == true)
    let left = Samples.violation.results.filter { result in
      [Samples.violation, Samples.conformity].allSatisfy { report in
        report.results.allSatisfy { $0.id != result.id || $0.grade == .notApplicable }
      }
    }
    #expect(!left.isEmpty)
    for result in left { #expect(!page.contains("<code>\(result.id)</code>")) }
  }
}
