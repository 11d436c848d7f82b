import AuthConformance
import ConformanceChecks
import ConformanceModel
import PropertyEngine
import Testing

/// Failures name a token, and the token brings the same failure back.
@Suite struct ReplayTests {
  private func result(
    _ subject: String, _ requirement: String, replay: String? = nil
  ) async throws -> RequirementResult {
    let report = try await BuiltProduct.report(
      on: subject, patterns: replay == nil ? [requirement] : [], replay: replay)
    #expect(report.results.map(\.id) == [requirement])
    return try #require(report.results.first)
  }

  @Test func `a failing value comes back alone, and without the defect it passes`() async throws {
    let found = try await result("log-only", "token.total")
    let token = try #require(found.evidence?.replay)
    let again = try await result("log-only", "token.total", replay: token)
    #expect(again.evidence == found.evidence)
    #expect(again.cases == 1)
    #expect(again.scope == "the one case of the replay token")
    let repaired = try await result("reference", "token.total", replay: token)
    #expect(repaired.grade == .pass)
    #expect(repaired.cases == 1)
  }

  #if os(Linux)
    @Test func `a failing order comes back as the same table every time`() async throws {
      let found = try await result("check-await-set-main-actor", "guard.suspension")
      let token = try #require(found.evidence?.replay)
      for _ in 0..<5 {
        let again = try await result(
          "check-await-set-main-actor", "guard.suspension", replay: token)
        // Only what was tried differs: one order.
        #expect(again.evidence?.observed.dropLast() == found.evidence?.observed.dropLast(2))
        #expect(again.evidence?.observed.last == "tried    one recorded order (level 2)")
        #expect(again.evidence?.replay == token)
      }
    }

    @Test func `an order that does not fit says where`() async throws {
      let found = try await result("check-await-set-main-actor", "guard.suspension")
      let token = try #require(found.evidence?.replay)
      let other = try await result("reference", "guard.suspension", replay: token)
      #expect(other.grade == .inconclusive)
      #expect(
        other.evidence?.observed == [
          "the token does not fit the run: decision 3: no decision, 2 options before"
        ])
      #expect(
        other.evidence?.likely == "the subject, its contract or its build has changed since")
    }
  #endif

  private static func token(_ header: String) -> String {
    ReplayToken(header: header, choices: []).description
  }

  @Test(arguments: [
    (
      "garbage",
      "option '--replay': replay token, byte 0: the text does not begin with 'pe1:'. Copy the "
        + "whole token."
    ),
    (
      token("somebody else's"),
      "option '--replay': the token's header is 'somebody else's', expected suite version, "
        + "requirement and build mode. It was printed by another tool."
    ),
    (
      token("0.0.9 token.total \(Suite.buildMode)"),
      "option '--replay': the token is of suite 0.0.9, this is \(Suite.version), which draws other "
        + "values. Judge again with '--only token.total'."
    ),
    (
      token("\(Suite.version) token.accept \(Suite.buildMode)"),
      "option '--replay': the token is for 'token.accept', which draws no cases. Judge again with "
        + "'--only token.accept'."
    ),
    (
      token("\(Suite.version) digest.utf8 \(Suite.buildMode)"),
      "option '--replay': the token is for 'digest.utf8', which 'token.*' does not choose. Leave "
        + "'--only' and '--area' out."
    ),
  ])
  func `a token that cannot be run says why`(token: String, sentence: String) throws {
    var options = RunOptions(patterns: ["token.*"])
    let problem = #expect(throws: ReplayProblem.self) { try options.setReplay(token) }
    #expect(problem?.description == sentence)
  }

  @Test func `a token of another build is refused by what the subject's checks are`() async {
    let other = Suite.buildMode == "debug" ? "release" : "debug"
    let token = Self.token("\(Suite.version) token.total \(other)")
    let problem = await #expect(throws: ReplayProblem.self) {
      try await BuiltProduct.report(on: "reference", patterns: [], replay: token)
    }
    #expect(
      problem?.description
        == "option '--replay': the token is of a \(other) build, the subject's checks are a "
        + "\(Suite.buildMode) build, in which tasks suspend elsewhere. Build with '-c \(other)', "
        + "or judge again with '--only token.total'.")
  }
}
