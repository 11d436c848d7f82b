/// One case of a state machine: what synchronous and asynchronous runs share.
struct MachineRun<Model, System> {
  private let machine: StateMachine<Model, System>
  private let source: ChoiceSource
  let system: System
  private var model: Model
  private var steps = 0
  private var uses: [String: Int] = [:]
  private let again: UInt64

  init(_ machine: StateMachine<Model, System>, _ source: ChoiceSource) throws {
    self.machine = machine
    self.source = source
    system = try machine.system()
    model = machine.model()
    // Longer programs than collections: defects of state take several commands to show.
    again = source.continuation(of: 0...max(1, machine.stepLimit), meanAtFullSize: 25)
    try judge(machine.invariants, "after no command")
  }

  /// Draws the next command.
  mutating func nextStep() throws -> NextStep {
    source.beginSpan("step")
    let weights = machine.commands.map { $0.isAllowed(model) ? $0.weight : 0 }
    guard weights.contains(where: { $0 > 0 }),
      try source.wantsMore(steps, 0...machine.stepLimit, again)
    else {
      source.endSpan()
      return .end
    }
    steps += 1
    let command = machine.commands[try source.indexOrUnweighted(weights)]
    guard command.isAllowed(model) else {
      // Only an edited sequence asks for this; the step does nothing and can be dropped.
      source.endSpan(discarding: true)
      return .skipped
    }
    let number = uses[command.name, default: 0] + 1
    let step = try command.prepare(source, model, number)
    uses[command.name] = number
    return .step(step, name: "\(command.name)\(number)")
  }

  enum NextStep {
    case step(Command<Model, System>.Step, name: String)
    case skipped
    case end
  }

  /// Judges what a command did, and notes it as a line of the program.
  mutating func finish(
    _ step: Command<Model, System>.Step, name: String, _ judge: Command<Model, System>.Judge
  ) throws {
    do {
      let output = try judge(&model)
      source.note(output.isEmpty ? step.text : "let \(name) = \(step.text)  // \(output)")
    } catch {
      source.note("\(step.text)  // fails")
      throw error
    }
    try self.judge(machine.invariants, "after \(step.text)")
    source.endSpan()
  }

  /// Notes a command that threw.
  func noteThrowing(_ step: Command<Model, System>.Step) {
    source.note("\(step.text)  // throws")
  }

  /// Judges the claims about the end.
  func end() throws {
    try judge(machine.finally, "at the end")
  }

  private func judge(_ claims: [StateMachine<Model, System>.Claim], _ when: String) throws {
    for claim in claims where try !claim.holds(model, system) {
      throw PropertyFailure("not true \(when): \(claim.name)", identity: "claim \(claim.name)")
    }
  }
}
