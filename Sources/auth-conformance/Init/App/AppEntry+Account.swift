extension AppEntry {
  /// The closure by which an account is asked for something; nil where nobody would hear how it
  /// ended.
  ///
  /// - Parameters:
  ///   - function: A function of the class that keeps the account.
  ///   - action: What it is asked for.
  ///   - aliases: What names stand for.
  static func asked(
    of function: AppFile.Function, for action: AppAccountChoice.Action, aliases: [String: String]
  ) -> String? {
    guard !function.isHidden, !function.isStatic else { return nil }
    guard let entry = AppEntry(asking: function, aliases: aliases),
      case .function(_, let shape) = entry
    else {
      // Who leaves at once, or looks at a state, need not tell anybody.
      guard [.signOut, .launch].contains(action), !function.isAsync,
        function.parameters.allSatisfy(\.hasDefault)
      else { return nil }
      return "{ \(function.doesThrow ? "try " : "")$0.\(function.name)() }"
    }
    let plain = "\(function.name)(\(arguments(function, closure: "")))"
    switch shape {
    case .returned, .seen(doesThrow: true): return "{ try await $0.\(plain) }"
    case .answered(let doesThrow):
      return "{ try AppAnswer.value(\(doesThrow ? "try " : "")await $0.\(plain)) }"
    case .seen(doesThrow: false):
      return "{ app in\n        await app.\(plain)\n        return AppOutcome(of: app)\n      }"
    case .future: return "{ try await $0.\(plain).value }"
    case .stream: return "{ try await AppAnswer.first(of: $0.\(plain)) }"
    case .publisher: return "{ try await AppAnswer.first(of: $0.\(plain).values) }"
    case .result, .flag: return called(function, "AppAnswer.of($0)")
    case .pair: return called(function, "AppAnswer.of($0, $1)")
    case .done:
      return "{ app in\n        _ = try await AppAnswer.called { answer in\n          app."
        + "\(function.name)(" + arguments(function, closure: "{ answer(.success(())) }")
        + ")\n        }\n        return AppOutcome(of: app)\n      }"
    case .error: return called(function, "AppAnswer.of(() as Void?, $0)")
    case .ends, .success, .watched: return nil
    }
  }

  private static func called(_ function: AppFile.Function, _ answer: String) -> String {
    "{ app in\n        try await AppAnswer.called { answer in\n          app.\(function.name)("
      + arguments(function, closure: "{ answer(\(answer)) }") + ")\n        }\n      }"
  }
}
