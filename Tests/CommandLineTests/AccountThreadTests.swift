import AuthGallery
import ConformanceModel
import ConformanceRunner
import ScheduleExplorer
import Testing

/// Accounts that are used by several threads, judged at every access to memory.
///
/// The whole area is judged: what is wrong between two threads must not show in any other way.
@Suite(.serialized, .enabled(if: MemoryAccesses.areSeen)) struct AccountThreadTests {
  @Test(arguments: Gallery.knownBadSessions.map(\.name))
  func `what is wrong between two threads violates exactly what it declares`(
    _ name: String
  ) async throws {
    let subject = try #require(Gallery.named(name))
    let report = try await BuiltProduct.report(on: name, patterns: ["account.*"])
    #expect(
      Set(report.results.filter(\.grade.blamesSubject).map(\.id)) == subject.violates,
      report.blame)
    #expect(Set(report.namedCauses.map(\.name)) == Set(subject.causes.map(\.name)))
  }

  @Test(arguments: Gallery.legalSessions.map(\.name))
  func `what holds between two threads passes, and the scope says in how many orders`(
    _ name: String
  ) async throws {
    let report = try await BuiltProduct.report(on: name, patterns: ["account.*"])
    let others = report.results.filter { $0.grade != .pass }
    #expect(others.map(\.id) == [.accountLinkConsent])
    #expect(others.map(\.grade) == [.notApplicable])
    let threads = try #require(report.results.first { $0.id == .accountThreads })
    let scenes = threads.scope.split(separator: "; ")
    #expect(scenes.count == 5)
    #expect(scenes.dropLast().allSatisfy { $0.contains(" in all ") && $0.contains("orders") })
    #expect(
      scenes.last == "level 3: the order of all tasks and of their accesses to memory")
  }

  // Where threads meet in the guard is learnt late: its order has to be searched for again.
  @Test(arguments: [
    ("threads-session-split", RequirementID.accountThreads), ("threads-hurried", .guardThreads),
  ])
  func `a failing order of accesses is found again by its token`(
    _ name: String, _ id: RequirementID
  ) async throws {
    let first = try await BuiltProduct.report(on: name, patterns: ["\(id)"], profile: .standard)
    let found = try #require(first.results.first?.evidence)
    let token = try #require(found.replay)
    let again = try await BuiltProduct.report(
      on: name, patterns: ["\(id)"], replay: token, profile: .standard)
    #expect(again.results.first?.grade == .fail)
    #expect(again.results.first?.evidence?.replay == token)
    #expect(again.results.first?.evidence?.cause == found.cause)
  }

  @Test func `what was not compiled for it is not judged, and told how it would be`() async throws {
    let report = try await BuiltProduct.report(
      on: "always-observes", patterns: ["account.threads", "account.race-free"])
    #expect(report.results.map(\.grade) == [.notApplicable, .notApplicable])
    #expect(report.results.allSatisfy { $0.scope.contains("-sanitize=thread") })
  }
}
