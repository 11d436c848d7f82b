internal import ConformanceModel

/// The ways in of two callers; a single caller where there is no second.
struct CallerPair: Hashable, Sendable, CustomStringConvertible {
  let first: SignInContract.Entry
  let second: SignInContract.Entry?

  var description: String {
    second.map { "\(first.rawValue) and \($0.rawValue)" } ?? first.rawValue
  }

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
enum CallerPace: CaseIterable, Sendable {
  /// Whenever the explorer lets them.
  case anyOrder
  /// Each after all before has come to rest.
  case apart
}

/// Callers at a pace, which a replay token names.
struct PacedCallers: Sendable {
  let callers: [SignInContract.Entry]
  let pace: CallerPace

  /// The part of a token that names them, such as `async-completion.apart`.
  var part: String {
    let names = callers.map(\.rawValue).joined(separator: "-")
    return switch pace {
    case .anyOrder: names
    case .apart: names + ".apart"
    }
  }

  /// Those that the part of a token names; nil where the contract offers no such callers.
  static func named(
    _ part: String, under contract: SignInContract
  ) -> (CallerPair, CallerPace)? {
    let alone = contract.entries.map { CallerPair(first: $0, second: nil) }
    for pair in CallerPair.all(under: contract) + alone {
      for pace in CallerPace.allCases
      where PacedCallers(callers: pair.callers, pace: pace).part == part { return (pair, pace) }
    }
    return nil
  }
}
