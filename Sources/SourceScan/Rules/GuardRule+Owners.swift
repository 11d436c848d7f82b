/// Ways out that are left where the flag's owner is no more.
extension GuardRule {
  /// What names the owner, or asks whether it is still there.
  private static let owners: Set<String> = [
    "self", "strongSelf", "this", "mounted", "context", "isMounted", "current", "nil", "null",
    "isDestroyed", "isFinishing", "isAdded", "activity", "disposed", "isDisposed", "IsDisposed",
    "_disposed", "isClosed", "widget", "welf", "sself", "weakSelf", "let", "if", "guard", "unless",
    "else", "strong", "isDisposedValue", "isUnmounted", "unmounted", "ref", "undefined", "owner",
  ]

  /// Whether a way out is taken only where the object that has the flag has gone:
  /// `guard let self else { return }`, `if (!mounted) return;`
  func isWithoutOwner(_ place: Int) -> Bool {
    if file.language == .swift,
      let block = file.blocks.last(where: { $0.body.contains(place) }),
      file.word(block.header) == "guard"
    {
      let head = block.header..<block.body.lowerBound - 1
      return isAboutOwner(head)
    }
    if file.language == .kotlin, file.isMark(place - 1, "?:") {
      let statement = file.statement(at: place)
      return statement.contains { place in
        file.isName(place) && file.word(place).lowercased().contains("weak")
      }
    }
    guard
      let branch = facts.branches.last(where: { $0.body.contains(place) }),
      !branch.condition.isEmpty
    else { return false }
    return isAboutOwner(branch.condition)
  }

  private func isAboutOwner(_ condition: Range<Int>) -> Bool {
    let names = condition.filter { file.isName($0) }
    return !names.isEmpty
      && names.allSatisfy {
        Self.owners.contains(file.word($0))
          || file.word($0).lowercased().hasSuffix("mounted") || isTakenOfWeak($0)
      }
      && names.contains { !["nil", "null", "let", "if", "guard", "else"].contains(file.word($0)) }
      && !condition.contains { file.isMark($0, "||") }
  }

  /// `Login *me = weakSelf;`
  private func isTakenOfWeak(_ index: Int) -> Bool {
    let word = file.word(index)
    return file.scope(of: index).contains { place in
      place < index && file.word(place) == word && file.isName(place)
        && file.isMark(place + 1, "=") && file.isName(place + 2)
        && file.word(place + 2).lowercased().contains("weak")
    }
  }

  /// Whether a case begins between a release and what leaves, in the block of both.
  func isOfAnotherCase(_ release: Int, _ place: Int, _ open: Int) -> Bool {
    (release..<place).contains { index in
      file.isName(index) && ["case", "default"].contains(file.word(index))
        && file.brace(of: index) == open && !file.isMark(index - 1, ".")
        && !["if", "guard", "while", "for", ","].contains(file.word(index - 1))
    }
  }

  /// The brace around a release, past closures that are run where they stand or soon after:
  /// `state.update { it.copy(busy = false) }`, `DispatchQueue.main.async { self.busy = false }`.
  func home(of release: Int) -> Int {
    var open = file.brace(of: release)
    while open > 0, file.kind(ofBrace: open) != .control {
      var callee = open - 1
      if file.isMark(callee, ")"), file.mates[callee] > 0 { callee = file.mates[callee] - 1 }
      guard file.isName(callee), Self.running.contains(file.word(callee)) else { break }
      open = file.brace(of: open)
    }
    return open
  }

  private static let running: Set<String> = ["update", "withLock", "run", "async", "apply", "with"]

  /// `return provider.signIn { busy = false }`: the release is in what is returned.
  func isReturnOfRest(_ place: Int, _ releases: [Int]) -> Bool {
    let statement = file.statement(at: place)
    return releases.contains { statement.contains($0) && $0 > place }
  }
}
