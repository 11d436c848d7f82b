/// Runs programs of commands against a system and its model; the commands must be synchronous.
///
/// - Parameters:
///   - name: What the machine claims, as a sentence.
///   - machine: The system, the model and the commands.
///   - settings: Seed, number of cases, budgets, replay.
/// - Returns: What was found; a counterexample renders as a program.
public func checkMachine<Model, System>(
  _ name: String, _ machine: StateMachine<Model, System>,
  settings: PropertySettings = PropertySettings()
) -> PropertyOutcome<Void> {
  checkProperty(name, settings: settings) { source in
    var run = try MachineRun(machine, source)
    while true {
      switch try run.nextStep() {
      case .end: return try run.end()
      case .skipped: continue
      case .step(let step, let name):
        guard case .immediate(let action) = step.action else {
          preconditionFailure("'\(step.text)' is asynchronous: use checkAsyncMachine")
        }
        let judge: Command<Model, System>.Judge
        do {
          judge = try action(run.system)
        } catch {
          run.noteThrowing(step)
          throw error
        }
        try run.finish(step, name: name, judge)
      }
    }
  }
}

/// Runs programs of synchronous and asynchronous commands; see `checkMachine`.
///
/// - Parameters:
///   - name: What the machine claims, as a sentence.
///   - machine: The system, the model and the commands.
///   - settings: Seed, number of cases, budgets, replay.
/// - Returns: What was found; a counterexample renders as a program.
public nonisolated(nonsending) func checkAsyncMachine<Model, System: Sendable>(
  _ name: String, _ machine: StateMachine<Model, System>,
  settings: PropertySettings = PropertySettings()
) async -> PropertyOutcome<Void> {
  await checkAsyncProperty(name, settings: settings) { source in
    var run = try MachineRun(machine, source)
    while true {
      switch try run.nextStep() {
      case .end: return try run.end()
      case .skipped: continue
      case .step(let step, let name):
        let judge: Command<Model, System>.Judge
        do {
          switch step.action {
          case .immediate(let action): judge = try action(run.system)
          case .suspending(let action): judge = try await action(run.system)
          }
        } catch {
          run.noteThrowing(step)
          throw error
        }
        try run.finish(step, name: name, judge)
      }
    }
  }
}
