/// Flags that are a lock, a number or one state of several.
extension GuardFlags {
  private static let acquiring: Set<String> = [
    "tryLock", "TryLock", "try_lock", "tryAcquire", "TryAcquire", "acquire", "Wait", "WaitAsync",
    "TryEnter", "lockIfAvailable", "try",
  ]
  private static let releasing: Set<String> = [
    "unlock", "Unlock", "release", "Release", "signal",
  ]

  /// `mutex.tryLock()`, `atomic.CompareAndSwapInt32(&busy, 0, 1)` and what gives them back.
  func locking(_ index: Int) -> Event? {
    let word = file.word(index)
    // Ruby needs no brackets.
    let isBare =
      file.language == .ruby && !file.isMark(index + 1, "(") && file.isName(index)
      && ["try_lock", "unlock"].contains(word)
    guard isBare || file.isMark(index + 1, "(") && file.mates[index + 1] > index,
      file.isMark(index - 1, ".") || file.language == .php && file.isMark(index - 1, "->")
    else { return nil }
    let arguments = isBare ? index..<index : index + 2..<file.mates[index + 1]
    if file.language == .go, file.word(index - 2) == "atomic" {
      let isSwap = word.hasPrefix("CompareAndSwap") || word.hasPrefix("Swap")
      guard isSwap || word.hasPrefix("Store"), let last = arguments.last,
        let comma = arguments.first(where: { file.isMark($0, ",") }), file.isName(comma - 1)
      else { return nil }
      let value = file.word(last)
      guard ["0", "1", "true", "false"].contains(value) else { return nil }
      return Event(
        token: index, name: Self.plain(file.word(comma - 1)),
        isSet: value == "1" || value == "true", isChecked: isSwap)
    }
    let owner = Self.plain(file.word(index - 2))
    if Self.releasing.contains(word) {
      return Event(token: index, name: owner, isSet: false, isChecked: false)
    }
    // Laravel: `$lock = Cache::lock(…); $lock->get()`
    if file.language == .php, ["get", "acquire"].contains(word), owner.contains("lock") {
      return Event(token: index, name: owner, isSet: true, isChecked: true)
    }
    guard Self.acquiring.contains(word) else { return nil }
    // Only where it does not wait.
    let waits =
      ["acquire", "Wait", "WaitAsync"].contains(word)
      && !arguments.contains { ["False", "0", "Zero", "false"].contains(file.word($0)) }
    return waits ? nil : Event(token: index, name: owner, isSet: true, isChecked: true)
  }

  private static let busy: Set<String> = [
    "signingin", "loading", "busy", "inprogress", "authenticating", "authorizing", "loggingin",
    "running", "pending", "requesting", "working", "inflight", "processing", "submitting",
  ]

  /// `state = .signingIn`, and every other state that it is given.
  func state(_ index: Int) -> Event? {
    guard file.isName(index), file.isMark(index + 1, "="), !file.isMark(index - 1, ":"),
      !["let", "var", "val", "final", "const"].contains(file.word(index - 1))
    else { return nil }
    var last = index + 2
    if file.isMark(last, ".") { last += 1 }
    guard file.isName(last) || file.isText(last) else { return nil }
    while file.isMark(last + 1, ".") || file.isMark(last + 1, "::"), file.isName(last + 2) {
      last += 2
    }
    let name =
      ["value", "wrappedValue", "Value", "current"].contains(file.word(index))
      ? file.word(index - 2) : file.word(index)
    let value = file.word(last).lowercased().replacing("_", with: "")
    return Event(
      token: index, name: Self.plain(name), isSet: Self.busy.contains(value), isChecked: false)
  }
}
