internal import AuthConformance
internal import ConformanceModel
internal import Foundation
internal import PlainText

/// Sends a program one request of each kind and notes every mistake in its answers.
///
/// Unlike a run it goes on after a mistake, so that one look shows them all.
package final class SmokeTest {
  private let command: [String]
  private let limit: Duration
  private let clock = ContinuousClock()
  private var channel: WorkerChannel
  private var lastID = 0
  private var report = SmokeReport()
  private var contract = Contract(name: "")
  /// The last notice of each name that has the number which later operations name.
  private var heard: [String: WireValue] = [:]
  /// Whether this process has started a coordinator.
  private var hasCoordinator = false
  /// Whether it has answered at all.
  private var hasAnswered = false

  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - limit: How long it may take over an answer.
  /// - Throws: ``AdapterError`` where it cannot be started.
  package init(command: [String], limit: Duration) throws {
    self.command = command
    self.limit = limit
    channel = try Self.start(command)
  }

  /// Holds the whole conversation.
  package func run() -> SmokeReport {
    defer { LiveProcesses.endOrphans() }
    contract = hello()
    guard hasAnswered else {
      channel.stop()
      return report
    }
    let offered = contract.capabilities ?? []
    for capability in Capability.allCases where offered.contains(capability) {
      for probe in SmokeProbe.all(for: capability, contract) { send(probe) }
    }
    unknownOperation()
    bye()
    return report
  }

  private static func start(_ command: [String]) throws -> WorkerChannel {
    do { return try WorkerChannel(command, environment: [:]) } catch {
      throw AdapterError(command: command, problem: "\(error)")
    }
  }

  // MARK: The parts of the conversation

  private func hello() -> Contract {
    let operation = WireRequest.Operation.hello(wire: Suite.wireVersion, suite: Suite.version)
    let example = SmokeExample.answer(
      #""wire":1,"contract":{"name":"my-app","capabilities":["nonce","digest"]}"#)
    var contract = Contract(name: "")
    contract.capabilities = []
    ask("hello", [operation], example) { reader in
      guard !reader.hasError() else { return }
      let answer = reader.answer
      if answer["wire"]?.integer != Suite.wireVersion {
        reader.note("wire", answer["wire"]?.phrase ?? "nothing", "the number 1")
      }
      guard let declared = answer["contract"] else {
        return reader.note("contract", reader.absent("contract", in: answer), "an object")
      }
      if declared["name"]?.text == nil {
        reader.note("contract/name", declared["name"]?.phrase ?? "nothing", "a text")
      }
      let known = Capability.allCases.map(\.rawValue)
      guard let names = declared["capabilities"]?.elements else {
        return reader.note(
          "contract/capabilities", declared["capabilities"]?.phrase ?? "nothing",
          "an array of \(WireValue.list(known))")
      }
      for (index, name) in names.enumerated() {
        if let capability = name.text.flatMap(Capability.init) {
          contract.capabilities?.insert(capability)
        } else {
          let near = NearestName.to(name.text ?? "", among: known).map { "'\($0)'" }
          reader.note(
            "contract/capabilities/\(index)", name.phrase, near ?? "one of \(WireValue.list(known))"
          )
        }
      }
      guard reader.mistakes.isEmpty else { return }
      do throws(WireMistake) { contract = try Self.contract(declared) } catch {
        reader.note("contract", error.sentence, "the members that the protocol names")
      }
    }
    return contract
  }

  private static func contract(_ value: WireValue) throws(WireMistake) -> Contract {
    let bytes = (try? WireText.encode(value)) ?? []
    return try WireText.decode(Contract.self, from: bytes)
  }

  private func send(_ probe: SmokeProbe) {
    if probe.needsCoordinator, !hasCoordinator {
      report.outcomes.append((probe.name, .left("'account.start' has made no coordinator")))
      return
    }
    var operation = probe.operation
    if let (notice, number) = probe.needs {
      guard let heard = heard[notice] else {
        report.outcomes.append(
          (probe.name, .left("no notice '\(notice)' has named a\(number.article) \(number)")))
        return
      }
      operation = probe.fitted?(heard) ?? operation
    }
    let operations = [operation] + (probe.barrier.map { [$0] } ?? [])
    ask(probe.name, operations, probe.example, inAnyOrder: probe.takesAnyOrder, probe.look)
    if case .accountStart = operation, report.outcomes.last?.outcome == .right {
      hasCoordinator = true
    }
  }

  private func unknownOperation() {
    lastID += 1
    channel.send(Array(#"{"id":\#(lastID),"op":"smoke.unknown"}"#.utf8))
    look("an unknown op", [lastID], SmokeProbe.unknownOperationExample) { $0.requireError() }
  }

  private func bye() {
    ask("bye", [.bye], .bare) { _ in }
    guard case .ended(.exited(0)) = channel.receive(limit: limit, clock: clock) else {
      let mistake = SmokeMistake(
        operation: "bye", field: "the process", found: "it did not end by itself with exit code 0",
        expected: "after the answer to 'bye' the program ends", example: "exit 0",
        printed: CrashText.tellingLines(of: channel.errorOutput))
      add([mistake], to: "bye")
      channel.stop()
      return
    }
  }

  // MARK: One exchange

  private func ask(
    _ name: String, _ operations: [WireRequest.Operation], _ example: SmokeExample,
    inAnyOrder: Bool = false, _ look: (inout AnswerReader) -> Void
  ) {
    let ids = operations.map { operation in
      lastID += 1
      guard let line = try? WireText.encode(WireRequest(id: lastID, operation: operation)) else {
        preconditionFailure("a request could not be encoded")
      }
      channel.send(line)
      return lastID
    }
    self.look(name, ids, example, inAnyOrder: inAnyOrder, look)
  }

  /// Lines that are no answer and no notice, before the program counts as silent.
  private static let mostStrayLines = 3
  /// Notices, and limits' worth of silence between them, before the answer counts as missing.
  private static let mostNotices = 1_000
  private static let mostLimits = 4

  private func look(
    _ name: String, _ ids: [Int], _ right: SmokeExample, inAnyOrder: Bool = false,
    _ look: (inout AnswerReader) -> Void
  ) {
    var ids = ids
    let count = ids.count
    let example = right.line(id: ids[0])
    var notices: [WireValue] = []
    var answers: [WireValue] = []
    var silence = Duration.zero
    var stray: [SmokeMistake] = []
    func mistake(_ field: String, _ found: String, _ expected: String) {
      stray.append(
        SmokeMistake(
          operation: name, field: field, found: found, expected: expected, example: example))
    }
    while stray.count < Self.mostStrayLines {
      switch channel.receive(limit: limit, clock: clock) {
      case .line(let line):
        guard let value = try? WireText.decode(WireValue.self, from: line),
          case .object = value
        else {
          mistake("the line", "'\(WireText.excerpt(line))'", "one JSON object a line, nothing else")
          continue
        }
        if value["id"] == nil, value["notice"] != nil {
          notices.append(value)
          note(value)
          silence += channel.lastSilence
          guard notices.count < Self.mostNotices, silence < limit * Self.mostLimits else {
            mistake("the answer", "only notices, \(notices.count) of them", "an answer")
            return restart(after: stray, name)
          }
          continue
        }
        hasAnswered = true
        let place = inAnyOrder ? ids.firstIndex { value["id"]?.integer == $0 } ?? 0 : 0
        let id = ids.remove(at: place)
        if value["id"]?.integer != id {
          mistake("id", value["id"]?.phrase ?? "nothing", "the request's id, the number \(id)")
        }
        if !answers.isEmpty, let error = value["error"] {
          mistake("error", AnswerReader.errorPhrase(error), "no error for the barrier after it")
        }
        answers.append(value)
        guard answers.count == count else { continue }
        var reader = AnswerReader(
          operation: name, answer: answers[0], notices: notices, example: example)
        look(&reader)
        return add(stray + reader.mistakes, to: name, remark: reader.remark)
      case .ended(let end):
        mistake("the process", "it \(end.sentence)", "an answer")
        stray[stray.count - 1].printed = CrashText.tellingLines(of: channel.errorOutput)
        return restart(after: stray, name)
      case .closed:
        mistake("the output", "it was closed", "an answer")
        return restart(after: stray, name)
      case .silent:
        mistake("the answer", "nothing within \(limit)", "an answer, flushed after its line end")
        return restart(after: stray, name)
      case .endless(let bytes, _):
        mistake("the line", "\(bytes) bytes without a line end", "a line of at most 8 MiB")
        return restart(after: stray, name)
      }
    }
    restart(after: stray, name)
  }

  private static let numbers = [
    "provider.requested": "request", WireAccountNotice.called: "call",
    WireAccountNotice.observed: "observer",
  ]

  private func note(_ notice: WireValue) {
    guard let name = notice["notice"]?.text, let number = Self.numbers[name],
      notice[number]?.integer != nil
    else { return }
    heard[name] = notice
  }

  private func add(_ mistakes: [SmokeMistake], to name: String, remark: String? = nil) {
    let mistakes = mistakes.map { mistake in
      guard UndeclaredKeys.cause(of: [mistake.found] + mistake.printed, contract) != nil else {
        return mistake
      }
      var hinted = mistake
      hinted.expected += "; \(UndeclaredKeys.hint)"
      return hinted
    }
    if let last = report.outcomes.indices.last, report.outcomes[last].operation == name,
      name == "bye"
    {
      report.outcomes[last].outcome = .wrong(
        report.mistakes.filter { $0.operation == name } + mistakes)
      return
    }
    let right = remark.map { SmokeReport.Outcome.remarked($0) } ?? .right
    report.outcomes.append((name, mistakes.isEmpty ? right : .wrong(mistakes)))
  }

  /// The program is gone or out of step: the rest is asked of a new one.
  private func restart(after mistakes: [SmokeMistake], _ name: String) {
    add(mistakes, to: name)
    channel.stop()
    LiveProcesses.endOrphans()
    heard = [:]
    hasCoordinator = false
    guard let fresh = try? Self.start(command) else { return }
    channel = fresh
    // A program may expect 'hello' first; what it says was looked at before.
    let hello = WireRequest(
      id: 0, operation: .hello(wire: Suite.wireVersion, suite: Suite.version))
    channel.send((try? WireText.encode(hello)) ?? [])
    for _ in 0..<Self.mostNotices {
      guard case .line(let line) = channel.receive(limit: limit, clock: clock) else { return }
      let value = try? WireText.decode(WireValue.self, from: line)
      if value?["contract"] != nil { return }
    }
  }
}

extension String {
  /// The letter that makes "a" the right article.
  fileprivate var article: String { first.map("aeiou".contains) == true ? "n" : "" }
}
