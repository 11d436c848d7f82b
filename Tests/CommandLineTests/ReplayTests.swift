import AuthConformance
import ConformanceChecks
import ConformanceModel
import ConformanceRunner
import Foundation
import PropertyEngine
import Testing

/// Failures name a token, and the token brings the same failure back.
@Suite struct ReplayTests {
  private func result(
    _ subject: String, _ requirement: RequirementID, replay: String? = nil
  ) async throws -> RequirementResult {
    let report = try await BuiltProduct.report(
      on: subject, patterns: replay == nil ? [requirement.rawValue] : [], replay: replay)
    #expect(report.results.map(\.id) == [requirement])
    return try #require(report.results.first)
  }

  @Test func `a failing value comes back alone, and without the defect it passes`() async throws {
    let found = try await result("log-only", .tokenTotal)
    let token = try #require(found.evidence?.replay)
    let again = try await result("log-only", .tokenTotal, replay: token)
    #expect(again.evidence == found.evidence)
    #expect(again.cases == 1)
    #expect(again.scope == "the one case of the replay token")
    let repaired = try await result("reference", .tokenTotal, replay: token)
    #expect(repaired.grade == .pass)
    #expect(repaired.cases == 1)
  }

  @Test func `a kept case comes first, and is forgotten when it holds`() async throws {
    let folder = NSTemporaryDirectory() + "kept-failures-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let kept = KeptFailures(folder: folder)
    let found = try await BuiltProduct.report(on: "log-only", patterns: ["token.total"])
    #expect(kept.keep(found))
    let tokens = kept.tokens(of: .named("log-only"))
    #expect(tokens == [.tokenTotal: found.results.first?.evidence?.replay])
    #expect(kept.tokens(of: .named("reference")).isEmpty)
    let again = try await BuiltProduct.report(
      on: "log-only", patterns: ["token.total"], kept: tokens)
    #expect(
      again.results.map(\.scope) == [
        "the one case of the replay token; it failed in an earlier run and comes first"
      ])
    var repaired = try await BuiltProduct.report(
      on: "reference", patterns: ["token.total"], kept: tokens)
    #expect(repaired.results.map(\.grade) == [.pass])
    #expect(repaired.results.allSatisfy { $0.cases > 1 })
    repaired.subject.commandLine = .named("log-only")
    #expect(kept.keep(repaired))
    #expect(kept.tokens(of: .named("log-only")).isEmpty)
  }

  #if os(Linux)
    @Test func `a failing order comes back as the same table every time`() async throws {
      let found = try await result("check-await-set-main-actor", .guardSuspension)
      let token = try #require(found.evidence?.replay)
      for _ in 0..<5 {
        let again = try await result(
          "check-await-set-main-actor", .guardSuspension, replay: token)
        // Only what was tried differs: one order.
        #expect(again.evidence?.observed.dropLast() == found.evidence?.observed.dropLast())
        #expect(again.evidence?.observed.last == "tried: one recorded order (level 2)")
        #expect(again.evidence?.replay == token)
      }
    }

    @Test func `a failing order of an account comes back as the same table`() async throws {
      let found = try await result("stored-after-update", .accountSignOut)
      let token = try #require(found.evidence?.replay)
      let again = try await result("stored-after-update", .accountSignOut, replay: token)
      #expect(again.evidence?.observed.dropLast() == found.evidence?.observed.dropLast())
      #expect(again.evidence?.observed.last == "tried: one recorded order (level 2)")
      #expect(again.evidence?.replay == token)
    }

    @Test func `an order that does not fit says where`() async throws {
      let found = try await result("check-await-set-main-actor", .guardSuspension)
      let token = try #require(found.evidence?.replay)
      let other = try await result("reference", .guardSuspension, replay: token)
      #expect(other.grade == .inconclusive)
      #expect(
        other.evidence?.observed == [
          "the token does not fit the run: decision 9: no decision, 2 options before"
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

  /// The token as a build in the other mode would have printed it.
  private static func ofOtherBuild(_ token: String) throws -> String {
    let token = try ReplayToken(token)
    let other = Suite.buildMode == "debug" ? "release" : "debug"
    return ReplayToken(
      header: token.header.replacing(" \(Suite.buildMode)", with: " \(other)"),
      choices: token.choices
    ).description
  }

  @Test func `a value comes back from a token of the other build mode`() async throws {
    let found = try await result("log-only", .tokenTotal)
    let token = try Self.ofOtherBuild(#require(found.evidence?.replay))
    let again = try await result("log-only", .tokenTotal, replay: token)
    #expect(again.evidence == found.evidence)
  }

  #if os(Linux)
    @Test(arguments: [
      ("check-await-set", RequirementID.guardSuspension), ("released-in-later-hop", .guardReleased),
    ])
    func `a story comes back from a token of the other build mode, its orders searched anew`(
      subject: String, requirement: RequirementID
    ) async throws {
      let found = try await result(subject, requirement)
      let own = try #require(found.evidence?.replay)
      let again = try await result(subject, requirement, replay: Self.ofOtherBuild(own))
      let other = Suite.buildMode == "debug" ? "release" : "debug"
      #expect(again.grade == .fail)
      #expect(
        again.scope.contains(
          "the story of a token of a \(other) build, its orders searched anew in this "
            + "\(Suite.buildMode) build: "))
      #expect(again.evidence?.observed.dropLast() == found.evidence?.observed.dropLast())
      #expect(again.evidence?.replay == own)
      let repaired = try await result("reference", requirement, replay: Self.ofOtherBuild(own))
      #expect(repaired.grade == .pass)
    }
  #endif
}
