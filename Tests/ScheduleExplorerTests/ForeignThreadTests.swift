#if canImport(Glibc)
  import Glibc
  import Testing

  @testable import ScheduleExplorer

  @Suite struct ForeignThreadTests {
    @Test func `a job that another thread makes runnable is seen and counted`() {
      let explorer = Explorer.taskExecutors()
      let report = explorer.explore(DepthFirst()) { run in
        let gate = Gate()
        run.spawn("caller") {
          await withUnsafeContinuation { done in
            gate.done = done
            run.external("success") { gate.resumeOnAnotherThread() }
          }
        }
      }
      #expect(report.verdict == .uncontrolled(.foreignThread(jobs: 1)))
      #expect(
        report.sentence == "inconclusive: 1 job made runnable by a thread outside control "
          + "(a Dispatch queue, a thread of its own, a real timer)")
    }
  }

  /// `@unchecked Sendable`: the thread that uses it second is joined before the first goes on.
  private final class Gate: @unchecked Sendable {
    var done: UnsafeContinuation<Void, Never>?

    func resumeOnAnotherThread() {
      var thread = pthread_t()
      let context = Unmanaged.passRetained(self).toOpaque()
      pthread_create(
        &thread, nil,
        { context in
          guard let context else { return nil }
          Unmanaged<Gate>.fromOpaque(context).takeRetainedValue().done?.resume()
          return nil
        }, context)
      pthread_join(thread, nil)
    }
  }
#endif
