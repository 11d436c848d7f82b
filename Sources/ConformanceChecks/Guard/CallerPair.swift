internal import ConformanceModel

/// The ways in of two callers; a single caller where there is no second.
struct CallerPair: Hashable, Sendable, CustomStringConvertible {
  let first: SignInContract.Entry
  let second: SignInContract.Entry?

  var description: String {
    second.map { "\(first.rawValue) and \($0.rawValue)" } ?? first.rawValue
  }

  /// How a replay token names the pair.
  var token: String { callers.map(\.rawValue).joined(separator: "-") }

  /// The way in of each caller.
  var callers: [SignInContract.Entry] { [first] + (second.map { [$0] } ?? []) }

  /// Each way in once.
  var entries: [SignInContract.Entry] {
    [first] + (second.flatMap { $0 == first ? nil : [$0] } ?? [])
  }

  /// Each unordered pair of the ways in that the contract offers.
  static func all(under contract: SignInContract) -> [CallerPair] {
    let offered = SignInContract.Entry.allCases.filter(contract.entries.contains)
    return offered.indices.flatMap { index in
      offered[index...].map { CallerPair(first: offered[index], second: $0) }
    }
  }
}

/// When callers and provider act.
enum CallerPace: Sendable {
  /// Whenever the explorer lets them.
  case anyOrder
  /// Each after all before has come to rest.
  case apart
}
