internal import ScheduleExplorer

extension Scenario {
  static let limits: [Scenario] = [
    Scenario(name: "waits-by-yielding") { run in
      let flag = Flag()
      run.spawn("spinner") { while !flag.isUp { await Task.yield() } }
      run.spawn("other") {
        await Task.yield()
        flag.isUp = true
      }
    },
    Scenario(name: "spins-until-time-passes") { run in
      let flag = Flag()
      run.spawn("spinner") { while !flag.isUp { await Task.yield() } }
      run.spawn("sleeper") {
        try? await Task.sleep(for: .seconds(1))
        flag.isUp = true
      }
    },
    Scenario(name: "spins-for-ever", stepBound: 500) { run in
      run.spawn("spinner") { while !Task.isCancelled { await Task.yield() } }
    },
    Scenario(name: "clock-dependent") { run in
      // A subject whose steps depend on something that is not a choice.
      let now = Flag.calls
      Flag.calls += 1
      run.spawn("first") { for _ in 0...now { await Task.yield() } }
      run.spawn("second") { await Task.yield() }
    },
  ]
}

/// `@unchecked Sendable`: used on the control thread only.
final class Flag: @unchecked Sendable {
  var isUp = false
  nonisolated(unsafe) static var calls = 0
}
