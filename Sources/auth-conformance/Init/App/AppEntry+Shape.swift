extension AppEntry.Shape {
  /// How a function without a closure tells its outcome; nil where nobody can hear of it.
  init?(of function: AppFile.Function) {
    let result = function.result
    let isNothing = ["", "Void", "()"].contains(result)
    if function.isAsync {
      if isNothing {
        self = .seen(doesThrow: function.doesThrow)
      } else if function.doesThrow, !result.hasSuffix("?"), !result.hasPrefix("Optional<") {
        self = .returned
      } else {
        self = .answered(doesThrow: function.doesThrow)
      }
    } else if result.hasPrefix("Future<") {
      self = .future
    } else if result.hasPrefix("AsyncThrowingStream<") || result.hasPrefix("AsyncStream<") {
      self = .stream
    } else if result.hasPrefix("AnyPublisher<") {
      self = .publisher
    } else {
      return nil
    }
  }

  /// How a closure is told, by the words of its type.
  init?(calledBackWith type: String) {
    let words = type.split(separator: " ").map(String.init)
    guard let arrow = words.lastIndex(of: "->"), let open = words.firstIndex(of: "(") else {
      return nil
    }
    // The list of parameters, within the parentheses of an optional closure.
    var inside = Array(words[open..<arrow])
    while inside.prefix(2) == ["(", "("] { inside.removeFirst() }
    guard inside.first == "(", inside.last == ")" else { return nil }
    inside = Array(inside.dropFirst().dropLast())
    if inside.first == "Result" {
      self = .result
    } else if inside.isEmpty || inside == ["Void"] {
      self = .done
    } else if inside.contains("Result") {
      return nil
    } else {
      let commas = inside.split(separator: ",", omittingEmptySubsequences: false)
      let last = commas.last.map(Array.init) ?? []
      let isError = last.contains("Error") || last.contains("NSError")
      switch (commas.count, isError) {
      case (2, true): self = .pair
      case (1, true): self = .error
      case (1, false) where last == ["Bool"]: self = .flag
      default: return nil
      }
    }
  }

  /// How a function is told of, or watched, that hands nothing to one who asks.
  init?(watching function: AppFile.Function, _ aliases: [String: String]) {
    guard !function.isHidden, !function.isStatic, !function.isAsync,
      ["", "Void", "()"].contains(function.result), !AppEntry.called.contains(function.name)
    else { return nil }
    let given = function.parameters.filter { !$0.hasDefault }
    let closures = given.filter { AppEntry.closure($0, aliases) != nil }
    guard given.allSatisfy({ closures.contains($0) || AppArgument.of($0.type) != nil }),
      closures.allSatisfy({ $0.type.contains("->") })
    else { return nil }
    func says(_ words: String...) -> (AppFile.Function.Parameter) -> Bool {
      { parameter in words.contains { (parameter.name).lowercased().contains($0) } }
    }
    let failure = closures.first(where: says("fail", "error"))
    switch (closures.count, failure) {
    case (0, _): self = .watched(nil)
    case (1, nil): self = .success(closures[0])
    case (2, let failure?):
      guard let success = closures.first(where: { $0 != failure }), failure.closureNames.count < 2
      else { return nil }
      self = .ends(success: success, failure: failure)
    default: return nil
    }
  }
}
