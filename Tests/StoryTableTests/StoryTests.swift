import ReferenceAuth
import Testing

@testable import StoryTable

/// The story of an account with every step made to fail once, with all parts of the reference.
@Suite struct StoryTests {
  @Test(arguments: Row.all, JSONWebKeySet.Algorithm.allCases)
  func `what goes wrong once is seen, kept and sent as it must be`(
    row: Row, algorithm: JSONWebKeySet.Algorithm
  ) async throws {
    let expected = try #require(Expected.rows[row.id], "no expectation for the row '\(row.id)'")
    #expect(await Player(algorithm: algorithm).play(row) == expected)
  }

  @Test(arguments: JSONWebKeySet.Algorithm.allCases)
  func `the story goes from an anonymous user to a deleted account`(
    algorithm: JSONWebKeySet.Algorithm
  ) async {
    let told = await Player(algorithm: algorithm).playWell()
    #expect(told.map(\.act) == [.launch, .anonymous, .link, .signOut, .signIn, .launch, .delete])
    #expect(
      told.map(\.result) == [
        RowResult(sent: "", seen: "no message", .nobody, then: ""),
        RowResult(
          sent: "sign in anonymously", seen: "signed in as user-1", .anonymous, then: ""),
        RowResult(
          sent: "nonce → sheet → link → set name", seen: "signed in as user-1", .linked, then: ""),
        RowResult(sent: "sign out", seen: "done", .signedOut, then: ""),
        RowResult(
          sent: "nonce → sheet → sign in", seen: "signed in as user-1", .linked, then: ""),
        RowResult(sent: "credential state", seen: "no message", .linked, then: ""),
        RowResult(
          sent: "nonce → sheet → reauthenticate → revoke → delete data → delete user",
          seen: "done", .nobody, then: ""),
      ])
  }

  @Test func `every row has a name of its own and an expectation, and no expectation is left over`()
  {
    let ids = Row.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids) == Set(Expected.rows.keys))
  }

  @Test func `every step of the story fails in some row`() {
    let failing = Set(
      Row.all.compactMap { row -> String? in
        switch row.fault {
        case .entropy: "nonce"
        case .sheet: "sheet"
        case .token: "token"
        case .call(let name, _): name
        case .noWindow, nil: nil
        }
      })
    let steps: Set = [
      "nonce", "sheet", "token", "sign in anonymously", "sign in", "link", "set name", "sign out",
      "credential state", "reauthenticate", "revoke", "delete data", "delete user",
    ]
    #expect(failing == steps)
  }
}
