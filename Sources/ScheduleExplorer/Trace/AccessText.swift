internal import CMemoryPoints

/// Says what the accesses of one run were, as far as they matter.
///
/// An access matters if two threads touched the same memory and one of them changed it, or if it
/// is about a lock that two threads used.
struct AccessText {
  /// Begins a mark that stands for an access until the end of the run.
  static let mark = "\u{0}"

  private let accesses: [points_access]
  private let matters: Set<UInt64>
  private let tellsNumbers: Bool

  init(count: Int32, tellsNumbers: Bool) {
    self.tellsNumbers = tellsNumbers
    accesses = (0..<count).map { points_log_at($0) }
    var users: [UInt64: Set<Int32>] = [:]
    var changed: Set<UInt64> = []
    for access in accesses {
      users[access.address, default: []].insert(access.context)
      let isRead =
        access.kind == POINTS_READ.rawValue || access.kind == POINTS_ATOMIC_READ.rawValue
      if !isRead, access.context != 0 { changed.insert(access.address) }
    }
    matters = changed.filter { users[$0]?.subtracting([0]).count ?? 0 > 1 }
  }

  /// What stands in the place of a mark; nil where it says nothing that matters.
  func replacement(for text: String) -> String? {
    guard text.hasPrefix(Self.mark), let index = Int(text.dropFirst()) else { return text }
    let access = accesses[index]
    guard matters.contains(access.address) else { return nil }
    let stack = FunctionName.stack(of: access)
    let name = Self.name(of: access, in: stack)
    switch points_kind(UInt32(access.kind)) {
    case POINTS_READ: return "\(name ?? "memory") read\(value(access.before, access.size))"
    case POINTS_WRITE:
      return "\(name ?? "memory") written\(value(access.after, access.size))"
    case POINTS_ATOMIC_READ:
      return "\(name ?? "atomic") loaded\(value(access.before, access.size))"
    case POINTS_ATOMIC_WRITE:
      return "\(name ?? "atomic") set\(value(access.after, access.size))"
    case POINTS_LOCK: return "locks \(name ?? "a lock")"
    case POINTS_UNLOCK: return "unlocks \(name ?? "a lock")"
    default: return "waits for \(name ?? "a lock")"
    }
  }

  /// A small number as it is, a Boolean as such; addresses say nothing.
  private func value(_ bits: UInt64, _ size: Int32) -> String {
    if !tellsNumbers, size > 1 || bits & 0xFF > 1 { return "" }
    return switch size {
    case 1: bits & 0xFF < 2 ? (bits & 0xFF == 0 ? " false" : " true") : " \(bits & 0xFF)"
    case 2: " \(bits & 0xFFFF)"
    case 4: " \(bits & 0xFFFF_FFFF)"
    case 8: bits < 1 << 32 ? " \(bits)" : ""
    default: ""
    }
  }

  /// What was accessed: the stored property at that place of an object, or what the function that
  /// did it is called.
  static func name(of access: points_access, in stack: [String]) -> String? {
    if let field = FieldName.of(access) { return field }
    guard
      let accessor = stack.first(where: {
        $0.hasSuffix(".getter") || $0.hasSuffix(".setter")
          || $0.hasSuffix(".modify") || $0.hasSuffix(".unsafeMutableAddressor")
      })
    else { return nil }
    let parts = accessor.split(separator: ".")
    return parts.count > 1 ? String(parts[parts.count - 2]) : nil
  }
}
