internal import Dispatch
internal import ScheduleExplorer

extension Scenario {
  static let continuations: [Scenario] = [
    Scenario(name: "overwritten-slot") { run in
      let subject = OneSlot(run)
      run.spawn("first") { await subject.signIn() }
      run.spawn("second") { await subject.signIn() }
    },
    Scenario(name: "early-callback") { run in
      let subject = StartsBeforeStoring(run)
      run.spawn("caller") { await subject.signIn() }
    },
    Scenario(name: "callback-after-timeout") { run in
      let subject = TimesOut(run)
      run.external("success", from: "provider") { subject.answer("success") }
      run.spawn("caller") {
        let answer = await subject.signIn()
        run.mark(answer)
      }
      run.atEnd { _ in
        if subject.answers > 1 {
          run.fail("one answer", observed: "\(subject.answers) answers")
        }
      }
    },
    Scenario(name: "cancellation-ignored") { run in
      let caller = run.spawn("caller") {
        await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in
          run.mark("request")
        }
      }
      run.external("cancel", from: "user") { caller.cancel() }
    },
    Scenario(name: "cancellation-heard") { run in
      let caller = run.spawn("caller") {
        do { try await Task.sleep(for: .seconds(60)) } catch { run.mark("cancelled") }
      }
      run.external("cancel", from: "user") { caller.cancel() }
    },
    Scenario(name: "main-queue") { run in
      run.spawn("caller") {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
          DispatchQueue.main.async { done.resume() }
        }
      }
    },
    Scenario(name: "main-queue-twice") { run in
      // What a block puts there comes after it, and a step from outside before, between or after.
      run.external("tap", from: "user") { run.mark("tap") }
      DispatchQueue.main.async { DispatchQueue.main.async { run.mark("second") } }
    },
    Scenario(name: "assumes-main") { run in
      run.spawn("caller") {
        if run.isOnMain { run.fail("a task is not on the main thread", observed: "it is") }
        let sum = run.onMain { MainActor.assumeIsolated { run.isOnMain ? 1 : 0 } }
        if sum != 1 || run.isOnMain { run.fail("only the body is on main", observed: "\(sum)") }
      }
    },
    Scenario(name: "dispatch-queue") { run in
      run.spawn("caller") {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
          DispatchQueue.global().async { done.resume() }
        }
      }
    },
  ]
}

/// Keeps one continuation, so that a second caller takes the place of the first.
///
/// `@unchecked Sendable`, like those below: used on the control thread only.
final class OneSlot: @unchecked Sendable {
  private var waiting: CheckedContinuation<Void, Never>?
  private let run: ScheduledRun

  init(_ run: ScheduledRun) { self.run = run }

  func signIn() async {
    await withCheckedContinuation { done in
      run.mark("stores")
      waiting = done
      run.external("success", from: "provider") { self.finish() }
    }
  }

  private func finish() {
    waiting?.resume()
    waiting = nil
  }
}

/// Starts the request first and stores the continuation afterwards.
final class StartsBeforeStoring: @unchecked Sendable {
  private var waiting: CheckedContinuation<Void, Never>?
  private let run: ScheduledRun

  init(_ run: ScheduledRun) { self.run = run }

  func signIn() async {
    run.mark("request")
    run.external("success", from: "provider") { self.finish() }
    await Task.yield()
    await withCheckedContinuation { done in
      run.mark("stores")
      waiting = done
    }
  }

  private func finish() {
    waiting?.resume()
    waiting = nil
  }
}

/// Answers "timeout" after 30 seconds, or what the provider says before; counts its answers.
final class TimesOut: @unchecked Sendable {
  private(set) var answers = 0
  private var waiting: CheckedContinuation<String, Never>?
  private let run: ScheduledRun

  init(_ run: ScheduledRun) { self.run = run }

  func signIn() async -> String {
    Task {
      try? await Task.sleep(for: .seconds(30))
      self.answer("timeout")
    }
    return await withCheckedContinuation { waiting = $0 }
  }

  func answer(_ text: String) {
    run.mark(text)
    answers += 1
    waiting?.resume(returning: text)
    waiting = nil
  }
}
