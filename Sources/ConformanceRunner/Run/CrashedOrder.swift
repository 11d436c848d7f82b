internal import AuthConformance
internal import ConformanceChecks
internal import ConformanceModel
internal import Foundation

/// The order of tasks in which a worker ended, found again and made simple in new workers.
struct CrashedOrder {
  /// A journal's file for one run, removed with this value.
  final class Space: Sendable {
    let path: String

    init() {
      path =
        FileManager.default.temporaryDirectory
        .appendingPathComponent("auth-conformance-journal-\(UUID().uuidString)").path
    }

    deinit { unlink(path) }

    /// Makes the file, or forgets what an earlier check has left in it.
    ///
    /// A journal that cannot be made costs only the simpler order.
    func empty() { _ = FileManager.default.createFile(atPath: path, contents: nil) }
  }

  let worker: WorkerClient
  let space: Space
  let patience: Duration

  /// New workers spent on a simpler order: a tenth of a second or two.
  private static let budget = 64

  /// What else the evidence of a crash says, where a journal tells in which order it came.
  ///
  /// - Parameter order: The order that the worker was given.
  func explain(_ outcome: CheckOutcome, _ order: JudgeOrder) async -> CheckOutcome {
    guard let entry = JournalFile.entry(at: space.path) else { return outcome }
    let simplest = await simplest(entry, order)
    var again = order
    again.replay = simplest.token
    again.shows = true
    guard let shown = await ending(again), !shown.picture.isEmpty else {
      return outcome
    }
    var outcome = outcome
    outcome.evidence?.observed.insert(contentsOf: shown.picture, at: 0)
    outcome.evidence?.replay = shown.token
    return outcome
  }

  private func simplest(_ entry: JournalEntry, _ order: JudgeOrder) async -> JournalEntry {
    guard order.replay == nil, var shrinker = OrderShrinker(entry, budget: Self.budget) else {
      return entry
    }
    var order = order
    order.movesChoices = true
    while let token = shrinker.next() {
      order.replay = token
      shrinker.learn(await ending(order))
    }
    return shrinker.best
  }

  /// What the journal holds if the worker ends; nil if it does not.
  private func ending(_ order: JudgeOrder) async -> JournalEntry? {
    space.empty()
    do {
      _ = try await worker.judge(order, patience: patience)
      return nil
    } catch let ending as JudgeEnding {
      guard case .ended = ending.fault else { return nil }
      return JournalFile.entry(at: space.path)
    } catch {
      return nil
    }
  }
}
