internal import AuthConformance
internal import ConformanceChecks
internal import ConformanceModel
internal import Foundation
internal import Synchronization

/// The order of tasks in which a worker ended, found again and made simple in new workers.
struct CrashedOrder {
  /// A journal's file for one run, removed with this value.
  final class Space: Sendable {
    let path: String
    private let file = Mutex<Int32?>(nil)

    /// Those that this process has made; nil where it was told to stop and makes no more.
    private static let made = Mutex<Set<String>?>([])
    private static let prefix = "auth-conformance-journal-"
    private static var folder: URL { FileManager.default.temporaryDirectory }
    private static let onceCleared: Void = removeAbandoned()

    init() { path = Self.folder.appendingPathComponent(Self.prefix + UUID().uuidString).path }

    deinit {
      file.withLock { file in
        guard let file else { return }
        close(file)
        unlink(path)
        _ = Self.made.withLock { $0?.remove(path) }
      }
    }

    /// Makes the file, or forgets what an earlier check has left in it.
    ///
    /// - Returns: False where it cannot be made, which costs only the simpler order.
    func empty() -> Bool {
      file.withLock { file in
        _ = Self.onceCleared
        file = file ?? make()
        guard let file else { return false }
        // The counts at its beginning say what it holds.
        var nothing: UInt64 = 0
        return pwrite(file, &nothing, 8, 0) == 8 && pwrite(file, &nothing, 8, 8) == 8
      }
    }

    /// Makes the file with all the room it needs: where a disk is full, a worker that writes to a
    /// mapped file would be ended by a signal.
    private func make() -> Int32? {
      // Whoever removes them all finds it, or it is never made.
      Self.made.withLock { made in
        guard made != nil else { return nil }
        let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
        // The lock says that it is in use; it ends with the process.
        guard flock(file, LOCK_EX | LOCK_NB) == 0, reserve(JournalFile.size, of: file) else {
          close(file)
          unlink(path)
          return nil
        }
        made?.insert(path)
        return file
      }
    }

    /// Removes the files of this process, which makes no more: it is about to end.
    static func removeAll() {
      made.withLock { made in
        made?.forEach { unlink($0) }
        made = nil
      }
    }

    /// Removes what runs that were killed have left.
    private static func removeAbandoned() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names where name.hasPrefix(prefix) {
        let path = folder.appendingPathComponent(name).path
        guard let status = FileStatus(path), status.kind == .regular, status.owner == geteuid()
        else { continue }
        let file = open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { continue }
        if flock(file, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
        close(file)
      }
    }
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
    outcome.evidence?.observed.append(contentsOf: shown.picture)
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
    guard space.empty() else { return nil }
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
