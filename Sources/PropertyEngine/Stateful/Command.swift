/// Something that can be done to a system under test, and what must then be true.
///
/// A command draws its arguments from what the model knows, acts on the system, and judges the
/// result while it brings the model up to date.
public struct Command<Model, System>: Sendable {
  /// How the command appears in the printed program.
  public let name: String
  /// How often it is chosen, compared with the others.
  let weight: Int
  /// The precondition.
  let isAllowed: @Sendable (Model) -> Bool
  /// Draws the arguments and prepares the action.
  let prepare: @Sendable (ChoiceSource, Model, Int) throws -> Step

  /// A command with its arguments drawn.
  struct Step {
    let text: String
    let action: Action
  }

  /// What a prepared command does to the system.
  enum Action {
    case immediate((System) throws -> Judge)
    case suspending(@Sendable (System) async throws -> Judge)
  }

  /// Judges the result, brings the model up to date, and gives the result as text.
  typealias Judge = (inout Model) throws -> String

  /// Describes a synchronous command.
  ///
  /// - Parameters:
  ///   - name: How it appears in the printed program.
  ///   - weight: How often it is chosen, compared with the others.
  ///   - isAllowed: The precondition; the command is not run where it does not hold.
  ///   - draw: Draws the arguments; references come from the model.
  ///   - run: Acts on the system. An error is a failure; catch the ones you expect.
  ///   - judge: Throws when the result is wrong (see `require`), and updates the model.
  public init<Arguments, Output>(
    _ name: String, weight: Int = 1,
    when isAllowed: @escaping @Sendable (Model) -> Bool = { _ in true },
    draw: @escaping @Sendable (ChoiceSource, Model) throws -> Arguments,
    run: @escaping @Sendable (Arguments, System) throws -> Output,
    then judge: @escaping @Sendable (Arguments, Reference<Output>, inout Model) throws -> Void
  ) {
    self.name = name
    self.weight = weight
    self.isAllowed = isAllowed
    prepare = { source, model, number in
      let arguments = try draw(source, model)
      let action = Action.immediate { system in
        let output = try run(arguments, system)
        let reference = Reference(name: "\(name)\(number)", value: output)
        return { model in
          try judge(arguments, reference, &model)
          return Command.text(output)
        }
      }
      return Step(text: "\(name)\(Command.list(arguments))", action: action)
    }
  }

  /// Describes an asynchronous command; see the synchronous form.
  ///
  /// - Parameters:
  ///   - name: How it appears in the printed program.
  ///   - weight: How often it is chosen, compared with the others.
  ///   - isAllowed: The precondition; the command is not run where it does not hold.
  ///   - draw: Draws the arguments; references come from the model.
  ///   - run: Acts on the system. An error is a failure; catch the ones you expect.
  ///   - judge: Throws when the result is wrong (see `require`), and updates the model.
  public init<Arguments: Sendable, Output: Sendable>(
    _ name: String, weight: Int = 1,
    when isAllowed: @escaping @Sendable (Model) -> Bool = { _ in true },
    draw: @escaping @Sendable (ChoiceSource, Model) throws -> Arguments,
    runAsync run: @escaping @Sendable (Arguments, System) async throws -> Output,
    then judge: @escaping @Sendable (Arguments, Reference<Output>, inout Model) throws -> Void
  ) {
    self.name = name
    self.weight = weight
    self.isAllowed = isAllowed
    prepare = { source, model, number in
      let arguments = try draw(source, model)
      let action = Action.suspending { system in
        let output = try await run(arguments, system)
        let reference = Reference(name: "\(name)\(number)", value: output)
        return { model in
          try judge(arguments, reference, &model)
          return Command.text(output)
        }
      }
      return Step(text: "\(name)\(Command.list(arguments))", action: action)
    }
  }

  private static func list<Arguments>(_ arguments: Arguments) -> String {
    let text = String(reflecting: arguments)
    let isTuple = Mirror(reflecting: arguments).displayStyle == .tuple
    return isTuple ? text : "(\(text))"
  }

  private static func text<Output>(_ output: Output) -> String {
    Output.self == Void.self || Output.self == Void?.self ? "" : String(reflecting: output)
  }
}
