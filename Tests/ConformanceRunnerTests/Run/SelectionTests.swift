import ConformanceModel
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct SelectionTests {
  private static let rows = [
    row("nonce.a"), row("nonce.b", since: 2), row("digest.c"), row("digest.d", .should, since: 3),
    row("token.e", since: 2),
  ]

  private static func row(
    _ id: String, _ level: Requirement.Level = .must, since: Int = 1
  ) -> Requirement {
    Requirement(
      RequirementID(rawValue: id), level, claim: "", reason: "", remedy: "", since: since,
      snippet: Requirement.all[0].snippet)
  }

  @Test(arguments: [
    (1, "nonce.a digest.c", "nonce.b digest.d token.e"),
    (2, "nonce.a nonce.b digest.c token.e", "digest.d"),
    (3, "nonce.a nonce.b digest.c digest.d token.e", ""),
  ])
  func `a pinned catalogue leaves out the rows that came later, and names them`(
    catalogue: Int, judged: String, newer: String
  ) {
    let selection = RunOptions(catalogue: catalogue).selection(of: Self.rows)
    #expect(selection.judged.map(\.id.rawValue).joined(separator: " ") == judged)
    #expect(selection.newer.map(\.id.rawValue).joined(separator: " ") == newer)
  }

  @Test func `newer rows outside of the chosen areas and patterns are not named`() {
    let options = RunOptions(areas: [.digest], patterns: ["*.c", "*.d"], catalogue: 1)
    #expect(options.selection(of: Self.rows).judged.map(\.id.rawValue) == ["digest.c"])
    #expect(options.selection(of: Self.rows).newer.map(\.id.rawValue) == ["digest.d"])
  }

  @Test(arguments: 1...7)
  func `the shards of a run hold each requirement once`(count: Int) {
    let shards = (1...count).map { index in
      RunOptions(shard: Shard(index: index, count: count)).selection(of: Requirement.all)
        .judged.map(\.id)
    }
    #expect(shards.joined().sorted() == Requirement.all.map(\.id).sorted())
    let sizes = shards.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test(arguments: [
    ("1/4", "1/4"), ("4/4", "4/4"), ("1/1", "1/1"), ("0/4", nil), ("5/4", nil), ("1/0", nil),
    ("1", nil), ("1/", nil), ("/4", nil), ("a/b", nil), ("1/2/3", nil), ("-1/4", nil), ("", nil),
  ])
  func `a shard is read as its number and their count`(text: String, shard: String?) {
    #expect(Shard(text)?.description == shard)
  }
}
