/// A system under test beside a simple model of it, and the commands that drive both.
///
/// A run draws commands, does each to the system, and compares with the model. A failing run
/// shrinks to the fewest, simplest commands and prints as a short program.
public struct StateMachine<Model, System>: Sendable {
  let model: @Sendable () -> Model
  let system: @Sendable () throws -> System
  let commands: [Command<Model, System>]
  let invariants: [Claim]
  let finally: [Claim]
  let stepLimit: Int

  /// Something that must be true of model and system.
  public struct Claim: Sendable {
    let name: String
    let holds: @Sendable (Model, System) throws -> Bool

    /// Names a claim.
    ///
    /// - Parameters:
    ///   - name: What must be true, as a sentence; also tells failures apart.
    ///   - holds: Whether it is; an error counts as no.
    public init(_ name: String, _ holds: @escaping @Sendable (Model, System) throws -> Bool) {
      self.name = name
      self.holds = holds
    }
  }

  /// Describes a machine.
  ///
  /// - Parameters:
  ///   - model: Makes the model's first state.
  ///   - system: Makes a fresh system; called once per case.
  ///   - commands: Simplest first.
  ///   - invariants: Judged before the first command and after each.
  ///   - finally: Judged after the last command, when nothing has failed.
  ///   - stepLimit: The most commands of a case.
  public init(
    model: @escaping @Sendable () -> Model, system: @escaping @Sendable () throws -> System,
    commands: [Command<Model, System>], invariants: [Claim] = [], finally: [Claim] = [],
    stepLimit: Int = 50
  ) {
    self.model = model
    self.system = system
    self.commands = commands
    self.invariants = invariants
    self.finally = finally
    self.stepLimit = stepLimit
  }
}
