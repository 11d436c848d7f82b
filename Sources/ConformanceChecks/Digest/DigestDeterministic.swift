internal import ConformanceModel
internal import PlainText
internal import Synchronization

extension Check {
  /// The same text gives the same digest again and from many threads.
  package static let digestDeterministic = Check(
    .digestDeterministic, .either(.digest, .byteDigest), kind: .property,
    overTheWire: .overlapping
  ) { subject, context in
    let tasks = 8
    let rounds = context.profile.pick(quick: 4, standard: 16, thorough: 256)
    let messages = [0, 1, 32, 55, 64, 100, 200, 1_000, 5_000].map { length in
      (0..<length).map { UInt8(0x21 + $0 % 90) }
    }
    let program = subject.overlapping
    let callers = "\(tasks) \(program == nil ? "tasks" : "requests") at once"
    let scope =
      "\(messages.count) messages, from short to long and back, and \(rounds) times by each of "
      + callers
    let first = try await subject.digests(ofASCII: messages)
    // Back, so that each stands behind another one than before.
    let second = Array(try await subject.digests(ofASCII: messages.reversed()).reversed())
    if let index = first.indices.first(where: { first[$0] != second[$0] }) {
      return .fail(
        cases: 2 * messages.count, scope: scope,
        Evidence(
          observed: [
            "a message of \(Quantity.text(messages[index].count, "byte")) has another digest the "
              + "second time",
            "first \(DigestFailures.shortened(first[index]))",
            "then \(DigestFailures.shortened(second[index]))",
          ],
          cause: .hasherNotReset))
    }
    // Callers begin with different messages, so that a shared state mixes them.
    let turned = { @Sendable (caller: Int, round: Int) in
      let start = (caller + round) % messages.count
      return (
        messages: Array(messages[start...] + messages[..<start]),
        digests: Array(first[start...] + first[..<start])
      )
    }
    let differing: Int
    if let program {
      var count = 0
      for round in 0..<rounds {
        let turns = (0..<tasks).map { turned($0, round) }
        let answers = try await program.digestsAtOnce(
          ofTexts: turns.map { $0.messages.map { String(decoding: $0, as: UTF8.self) } })
        for (found, turn) in zip(answers, turns) {
          count += zip(found, turn.digests).count { $0 != $1 }
        }
      }
      differing = count
    } else {
      // Nobody begins before all have come: on a busy machine the first would be done by then.
      let present = Count()
      differing = try await withThrowingTaskGroup(of: Int.self) { group in
        for task in 0..<tasks {
          group.addTask {
            present.value.add(1, ordering: .relaxed)
            while present.value.load(ordering: .relaxed) < tasks { await Task.yield() }
            var count = 0
            for round in 0..<rounds {
              let turn = turned(task, round)
              let answers = try await subject.digests(ofASCII: turn.messages)
              count += zip(answers, turn.digests).count { $0 != $1 }
            }
            return count
          }
        }
        return try await group.reduce(0, +)
      }
    }
    let cases = (2 + tasks * rounds) * messages.count
    guard differing > 0 else { return .pass(cases: cases, scope: scope) }
    return .fail(
      cases: cases, scope: scope,
      Evidence(
        observed: ["digests computed by \(callers) differ from those computed alone"],
        drawn: [
          "\(Quantity.text(differing)) of "
            + "\(Quantity.text(tasks * rounds * messages.count)) digests differ"
        ],
        cause: .hasherShared))
  }
}

private final class Count: Sendable {
  let value = Atomic(0)
}
