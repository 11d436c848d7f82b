import AuthConformance
import AuthGallery
import ConformanceModel
import ConformanceRunner
import ScheduleExplorer
import Testing

/// The gallery's sign-in subjects, judged where a run judges them: in workers of their own. Of the
/// known-bad ones one for each cause; the command `gallery` judges all of them.
@Suite struct SignInGalleryTests {
  private static let patterns = [
    "continuation.*", "guard.*", "nonce.unique-attempts", "nonce.secrecy",
  ]

  /// Those compiled for threads are judged by the command `gallery`: unoptimised and beside all
  /// other tests their orders take longer than a worker may be silent.
  private static func names(_ subjects: [GallerySubject]) -> [String] {
    subjects.filter { !Gallery.mayBeInstrumented($0) }.map(\.name)
      .filter { MainQueueTime.canBeKept || !needMainQueueTime.contains($0) }
  }

  /// Their timers are the main dispatch queue's or the main run loop's.
  private static let needMainQueueTime: Set = [
    "main-queue-timer", "main-queue-timer-source", "main-run-loop-timer",
    "source-timer-not-stopped", "unowned-timer",
  ]

  private static var oneForEachCause: [GallerySubject] {
    var seen: Set<String> = []
    return Gallery.knownBadSignIns.filter { subject in
      let causes = subject.causes.map(\.name)
      defer { seen.formUnion(causes) }
      return !seen.isSuperset(of: causes)
    }
  }

  @Test(arguments: names(oneForEachCause))
  func `a known-bad provider violates exactly what it declares`(_ name: String) async throws {
    let subject = try #require(Gallery.named(name))
    let report = try await BuiltProduct.report(on: name, patterns: Self.patterns)
    #expect(
      Set(report.results.filter(\.grade.blamesSubject).map(\.id)) == subject.violates,
      report.blame)
    #expect(Set(report.namedCauses.map(\.name)) == Set(subject.causes.map(\.name)))
  }

  @Test(arguments: ["reference"] + names(Gallery.legalSignIns))
  func `a legal provider passes every check that applies`(_ name: String) async throws {
    let report = try await BuiltProduct.report(on: name, patterns: Self.patterns)
    let others = report.results.filter { $0.grade != .pass && $0.grade != .notApplicable }
    #expect(Set(others.map(\.id)) == Gallery.named(name)?.leavesOpen ?? [])
    #expect(others.allSatisfy { $0.grade == .inconclusive })
    #expect(report.results.contains { $0.grade == .pass })
  }

  @Test func `what a settled story says of a mistake is said of the order that shows it`()
    async throws
  {
    let report = try await BuiltProduct.report(
      on: "slot-overwritten", patterns: ["continuation.answered-once"])
    #expect(
      report.results.first?.evidence?.likely
        == "no guard: the second attempt overwrites the first one's continuation")
  }

  @Test func `answers from a queue are judged step by step, and their orders left open`()
    async throws
  {
    let report = try await BuiltProduct.report(
      on: "answers-on-queue", patterns: ["continuation.success", "guard.suspension"])
    let answers = try #require(report.results.first)
    #expect(
      answers.scope
        == "10 scripted plays (async, completion; overlap 'refuse'), settled after every step; "
        + "level 0: the order of the suite's own steps; orders not explored: something of the "
        + "subject runs outside control")
    let orders = try #require(report.results.last)
    #expect(orders.evidence?.observed == ["something of the subject runs outside control"])
    #expect(
      orders.evidence?.remedy
        == "Where an actor, or 'await MainActor.run', takes the place of the queue or thread, the "
        + "orders can be explored.")
  }

  @Test func `every requirement of the areas is violated by some provider`() {
    let violated = Gallery.knownBadSignIns.reduce(into: Set<RequirementID>()) {
      $0.formUnion($1.violates)
    }
    let areas: Set<Requirement.Area> = [.continuation, .guard]
    // Flows are those of accounts.
    let rows = Requirement.all.filter { areas.contains($0.area) }.map(\.id)
      .filter { $0 != .guardFlows }
    #expect(violated == Set(rows + [.nonceUniqueAttempts, .nonceSecrecy]))
  }
}
