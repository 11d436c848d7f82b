extension AppEntry {
  /// The arguments of the adapter's call that ask an object to sign in.
  var call: String {
    switch self {
    case .function(let function, let shape): Self.call(function, shape)
    case .button(let request, let end) where !end.isAsync:
      Self.watch(
        "_",
        "AppleButton.press\(Self.press(request)) end: {\n          "
          + "app.\(end.name)(\(Self.label(end.parameters[0]))$0)\n        }")
    case .button(let request, let end):
      """
      signIn: { app in
            try await AppWatch.awaited(app) {
              let result = await AppleButton.press\(Self.press(request))
              await app.\(end.name)(\(Self.label(end.parameters[0]))result)
            }
          }
      """
    }
  }

  private static func press(_ function: AppFile.Function) -> String {
    function.parameters.isEmpty
      ? "(app.\(function.name)())"
      : " { app.\(function.name)(\(label(function.parameters[0]))$0) }"
  }

  private static func call(_ function: AppFile.Function, _ shape: Shape) -> String {
    let plain = "\(function.name)(\(arguments(function, closure: "")))"
    switch shape {
    case .returned: return "signIn: { try await $0.\(plain) }"
    case .answered(let doesThrow):
      return "signIn: { try AppAnswer.value(\(doesThrow ? "try " : "")await $0.\(plain)) }"
    case .seen(doesThrow: true):
      return """
        signIn: { app in
              try await app.\(plain)
              return AppOutcome(of: app, hasSucceeded: true)
            }
        """
    case .seen(doesThrow: false):
      return "signIn: { await $0.\(plain) }"
    case .future: return "signIn: { try await $0.\(plain).value }"
    case .stream: return "signIn: { try await AppAnswer.first(of: $0.\(plain)) }"
    case .publisher: return "signIn: { try await AppAnswer.first(of: $0.\(plain).values) }"
    case .result: return completion(function, "AppAnswer.of($0)")
    case .pair: return completion(function, "AppAnswer.of($0, $1)")
    case .error:
      return completion(function, "AppAnswer.of(AppOutcome(of: app, hasSucceeded: true), $0)")
    case .flag: return completion(function, "AppAnswer.of($0)")
    case .done: return watch("seen", asked(function, closure: "{ seen.ends() }"))
    case .ends(let success, let failure):
      let closures = [
        (success, "{ answer(.success(\(success.closureValue))) }"),
        (failure, "{ answer(.failure(AppAnswer.failure(\(failure.closureValue)))) }"),
      ]
      return "completion: { app, answer in\n      app.\(function.name)("
        + arguments(function) { parameter in closures.first { $0.0 == parameter }?.1 ?? "" }
        + ")\n    }"
    case .success(let closure):
      return watch(
        "seen",
        asked(function, closure: "{ seen.succeeds(\(closure.closureValue)) }"))
    case .watched(nil): return watch("_", asked(function, closure: ""))
    case .watched(let channel?):
      let hears =
        channel.isStream
        ? "seen.hears(each: app.\(channel.name))"
        : "seen.keeps(app.\(channel.name).sink(receiveCompletion: {\n          "
          + "if case .failure(let error) = $0 { seen.hears(error) }\n        }) { seen.hears($0) })"
      return watch("seen", "\(hears)\n        \(asked(function, closure: ""))")
    }
  }

  private static func asked(_ function: AppFile.Function, closure: String) -> String {
    "\(function.doesThrow ? "try " : "")app.\(function.name)(\(arguments(function, closure: closure)))"
  }

  private static func watch(_ name: String, _ body: String) -> String {
    "completion: { app, answer in\n      AppWatch.start(app, answer) { \(name) in\n        \(body)\n"
      + "      }\n    }"
  }

  private static func completion(_ function: AppFile.Function, _ answer: String) -> String {
    "completion: { app, answer in\n      app.\(function.name)("
      + arguments(function, closure: "{ answer(\(answer)) }") + ")\n    }"
  }

  static func arguments(_ function: AppFile.Function, closure: String) -> String {
    arguments(function) { _ in closure }
  }

  private static func arguments(
    _ function: AppFile.Function, closure: (AppFile.Function.Parameter) -> String
  ) -> String {
    function.parameters.filter { !$0.hasDefault }.map {
      label($0) + (AppArgument.of($0.type) ?? closure($0))
    }.joined(separator: ", ")
  }

  private static func label(_ parameter: AppFile.Function.Parameter) -> String {
    parameter.label.map { "\($0): " } ?? ""
  }
}

/// What the adapter hands to an app where it asks for what an interface has.
enum AppArgument {
  /// The modules that an adapter imports for its calls.
  static func modules(of calls: [String]) -> [String] {
    let all = calls.joined()
    return
      (["AppleButton.", "PresentingController."].contains(where: all.contains)
      ? ["AuthenticationServices"] : [])
      + (all.contains(".sink(") ? ["Combine"] : [])
      + (["URL(", "Date()", "UUID()", "JSONDecoder()", "JSONEncoder()"]
        .contains(where: all.contains) ? ["Foundation"] : [])
      + (all.contains("UIApplication.") ? ["UIKit"] : [])
  }

  /// What an initialiser may be handed that no interface has.
  ///
  /// - Parameter type: A parameter's type.
  static func made(_ type: String) -> String? {
    if type.hasPrefix("[") { return type.contains(" : ") ? "[:]" : "[]" }
    return switch type {
    case "URL": "URL(string: \"https://example.com\")!"
    case "String": "\"example\""
    case "Int", "Double", "TimeInterval": "0"
    case "URLSession": ".shared"
    case "Bundle": ".main"
    case "UserDefaults": ".standard"
    case "NotificationCenter", "FileManager": ".default"
    case "Date", "UUID", "JSONDecoder", "JSONEncoder": "\(type)()"
    default: nil
    }
  }

  /// - Parameter type: A parameter's type; optional or not.
  static func of(_ type: String) -> String? {
    let name = type.split(separator: " ").filter { !["?", "!", "any", "@escaping"].contains($0) }
    guard !type.contains("->") else { return nil }
    // Beside a view controller's type too: it is one.
    if name.contains("ASAuthorizationControllerPresentationContextProviding") {
      return "PresentingController.shared"
    }
    guard name.count == 1 else { return type.hasSuffix("?") ? "nil" : nil }
    switch name[0] {
    case "UIWindow", "NSWindow", "ASPresentationAnchor":
      return "UIApplication.shared.keyWindow ?? UIWindow()"
    case "UIViewController", "NSViewController":
      return "UIApplication.shared.keyWindow?.rootViewController ?? UIViewController()"
    case "UIWindowScene":
      return "UIApplication.shared.connectedScenes.first as! UIWindowScene"
    case "Bool": return "false"
    default: return type.hasSuffix("?") ? "nil" : nil
    }
  }
}
