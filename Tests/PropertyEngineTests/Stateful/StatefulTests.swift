import PropertyEngine
import Testing

@Suite struct StatefulTests {
  /// A ring buffer that loses an element when it wraps round while full.
  private final class Ring {
    private var slots = [Int](repeating: 0, count: 3)
    private var (start, count) = (0, 0)
    let isBroken: Bool
    init(isBroken: Bool) { self.isBroken = isBroken }
    func push(_ value: Int) {
      slots[(start + count) % 3] = value
      if count < 3 { count += 1 } else if !isBroken { start = (start + 1) % 3 }
    }
    func pop() -> Int? {
      if count == 0 { return nil }
      defer {
        start = (start + 1) % 3
        count -= 1
      }
      return slots[start]
    }
  }

  private static func ring(isBroken: Bool) -> StateMachine<[Int], Ring> {
    StateMachine(
      model: { [] }, system: { Ring(isBroken: isBroken) },
      commands: [
        Command(
          "push", weight: 3, draw: { source, _ in try source.integer(in: 0...99) },
          run: { value, ring in ring.push(value) },
          then: { value, _, model in model = Array((model + [value]).suffix(3)) }),
        Command(
          "pop", when: { !$0.isEmpty }, draw: { _, _ in () }, run: { _, ring in ring.pop() },
          then: { _, popped, model in
            let expected = model.removeFirst()
            try require(
              popped.value == expected, "popped \(popped.value as Any), expected \(expected)")
          }),
      ])
  }

  @Test func `a failing run prints as the shortest program`() {
    let outcome = checkMachine("a ring keeps the last three", Self.ring(isBroken: true))
    #expect(
      outcome.counterexample?.rendered == """
        push(0)
        push(0)
        push(0)
        push(1)
        pop()  // fails
        """)
    #expect(outcome.counterexample?.failure.message == "popped Optional(1), expected 0")
  }

  @Test func `a correct system passes`() {
    #expect(checkMachine("a ring keeps the last three", Self.ring(isBroken: false)).isPassed)
  }

  /// Files that stay readable after they were closed twice.
  private final class Files {
    var open: [Int: Int] = [:]
    var next = 1
  }

  private struct Model {
    var handles: [Reference<Int>] = []
    var closed: [String] = []
  }

  private static func files(
    invariants: [StateMachine<Model, Files>.Claim] = [],
    finally: [StateMachine<Model, Files>.Claim] = []
  ) -> StateMachine<Model, Files> {
    StateMachine(
      model: { Model() }, system: { Files() }, commands: [open, write, close],
      invariants: invariants, finally: finally, stepLimit: 20)
  }

  private static let open = Command<Model, Files>(
    "open", draw: { source, _ in try source.element(of: ["a", "b"]) },
    run: { _, files in
      defer { files.next += 1 }
      files.open[files.next] = 0
      return files.next
    },
    then: { _, handle, model in model.handles.append(handle) })

  private static let write = Command<Model, Files>(
    "write", when: { !$0.handles.isEmpty },
    draw: { source, model in
      (try source.element(of: model.handles), try source.integer(in: 0...99))
    },
    run: { arguments, files in files.open[arguments.0.value]? += arguments.1 },
    then: { _, _, _ in })

  private static let close = Command<Model, Files>(
    "close", when: { !$0.handles.isEmpty },
    draw: { source, model in try source.element(of: model.handles) },
    run: { handle, files in files.open[handle.value] = files.open.count > 2 ? 0 : nil },
    then: { handle, _, model in model.closed.append(handle.name) })

  @Test func `final states are judged and results are referred to by name`() {
    let machine = Self.files(finally: [
      .init("what was closed is gone") { model, files in
        model.closed.isEmpty || files.open.count <= 2
      }
    ])
    let outcome = checkMachine("files close", machine, settings: PropertySettings(runs: 500))
    #expect(
      outcome.counterexample?.failure.message
        == "not true at the end: what was closed is gone")
    #expect(
      outcome.counterexample?.rendered == """
        let open1 = open("a")  // 1
        let open2 = open("a")  // 2
        let open3 = open("a")  // 3
        close(open1)
        """)
  }

  @Test func `invariants are judged after each command`() {
    let machine = Self.files(invariants: [
      .init("sums stay below 100") { _, files in files.open.values.allSatisfy { $0 < 100 } }
    ])
    let outcome = checkMachine("sums are small", machine, settings: PropertySettings(runs: 500))
    #expect(
      outcome.counterexample?.failure.message
        == "not true after write(open1, 99): sums stay below 100")
    #expect(
      outcome.counterexample?.rendered == """
        let open1 = open("a")  // 1
        write(open1, 1)
        write(open1, 99)
        """)
  }

  private actor Counter {
    private(set) var value = 0
    func add(_ amount: Int) async throws -> Int {
      struct Overflow: Error {}
      let old = value
      await Task.yield()
      if old + amount > 150 { throw Overflow() }
      value = old + amount
      return value
    }
  }

  @Test func `asynchronous commands shrink and print the same way`() async {
    let machine = StateMachine<Int, Counter>(
      model: { 0 }, system: { Counter() },
      commands: [
        Command(
          "add", draw: { source, _ in try source.integer(in: 0...100) },
          runAsync: { amount, counter in try await counter.add(amount) },
          then: { amount, sum, model in
            model += amount
            try require(sum.value == model, "sum \(sum.value), expected \(model)")
          })
      ])
    let outcome = await checkAsyncMachine("counters add", machine)
    #expect(
      outcome.counterexample?.rendered == """
        let add1 = add(51)  // 51
        add(100)  // throws
        """)
  }

  @Test func `the token of a program replays it`() throws {
    let machine = Self.ring(isBroken: true)
    let found = try #require(checkMachine("ring", machine).counterexample)
    var settings = PropertySettings()
    settings.replay = try ReplayToken(try #require(found.token).description)
    let again = checkMachine("ring", machine, settings: settings)
    #expect(again.counterexample?.rendered == found.rendered)
  }
}
