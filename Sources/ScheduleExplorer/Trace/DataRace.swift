internal import CMemoryPoints

/// Two accesses to the same memory, one of them writing, without an order between them.
package struct DataRace: Hashable, Sendable {
  /// One of the two.
  package struct Access: Hashable, Sendable {
    /// Who made it.
    package let lane: String
    /// Whether it wrote.
    package let isWrite: Bool
    /// Whether it was atomic.
    package let isAtomic: Bool
    /// What was accessed, where it has a name.
    package let name: String?
    /// The functions that were being run, the innermost first.
    package let stack: [String]
  }

  /// The one that came first in this order.
  package let first: Access
  /// The other.
  package let second: Access

  init(_ race: points_race, laneName: (Int32) -> String) {
    first = Access(race.first, laneName: laneName)
    second = Access(race.second, laneName: laneName)
  }

  /// Both in a sentence, then each with the functions that were being run.
  package var lines: [String] {
    ["\(first.text) and \(second.text), with no order between them"]
      + [first, second].flatMap { access in
        ["  " + access.text] + access.stack.map { "    in " + $0 }
      }
  }
}

extension DataRace.Access {
  init(_ access: points_access, laneName: (Int32) -> String) {
    lane = laneName(access.context)
    isWrite = access.kind == POINTS_WRITE.rawValue || access.kind == POINTS_ATOMIC_WRITE.rawValue
    isAtomic =
      access.kind == POINTS_ATOMIC_READ.rawValue || access.kind == POINTS_ATOMIC_WRITE.rawValue
    let stack = FunctionName.stack(of: access)
    self.stack = Array(stack.prefix(6))
    name = AccessText.name(of: access, in: stack)
  }

  /// What was done, in words.
  package var text: String {
    "\(lane) \(isWrite ? "writes" : "reads") \(name ?? "memory")\(isAtomic ? " (atomic)" : "")"
  }
}
