/// Nonces that are asked for in one step and marked as used, or removed, in a later one.
struct ReplayRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    guard facts.speaksOfNonce else { return [] }
    let rule = ReplayRule(facts: facts)
    var functions: Set<Int> = []
    return facts.file.words.indices.compactMap { index in
      guard let hit = rule.late(index) else { return nil }
      // One function has one such place; what else it asks for is asked on the way there.
      let function = facts.file.namedFunction(of: index).lowerBound
      return functions.insert(function).inserted ? hit : nil
    }
  }

  /// What asks whether a nonce is there.
  private static let asking: Set<String> = [
    "has", "contains", "get", "exists", "containsKey", "sismember", "sIsMember", "Contains",
    "ContainsKey", "Get", "Exists", "StringGet", "StringGetAsync", "KeyExistsAsync", "GetAsync",
    "contains_key", "include", "key",
  ]
  /// What marks it as used, or removes it.
  private static let marking: Set<String> = [
    "add", "insert", "append", "push", "sadd", "sAdd", "Add",
    "delete", "del", "remove", "removeValue", "discard", "unlink", "Del", "Remove", "RemoveAsync",
    "KeyDelete", "KeyDeleteAsync", "Delete", "forget",
  ]
  /// What marks it where the store is one of nonces that were used.
  private static let setting: Set<String> = ["set", "setex", "put", "Set", "SetAsync", "setEx"]
  /// What asks and marks in one step, or keeps others out meanwhile.
  private static let atomic: Set<String> = [
    "getdel", "getDel", "GetDel", "GETDEL", "setnx", "setNX", "SetNX", "NX", "nx", "multi", "Multi",
    "eval", "evalsha", "withLock", "lock", "Lock", "synchronized", "transaction", "$transaction",
    "Mutex", "mutex", "runExclusive", "pipeline", "setIfAbsent", "putIfAbsent", "TryAdd",
    "TxPipeline", "FOR", "atomic", "select_for_update", "acquire", "LoadAndDelete", "pop",
  ]

  private func late(_ index: Int) -> ScanHit? {
    guard file.isName(index), Self.asking.contains(file.word(index)), file.isInFunction(index),
      let store = receiver(of: index), !isPersonal(store)
    else { return nil }
    let function = file.namedFunction(of: index)
    let asked = file.statement(at: index)
    guard !file.contains(Self.atomic, in: function) else { return nil }
    let isRemote = ["redis", "rdb", "cache", "memcache"].contains {
      store.lowercased().contains($0)
    }
    let mark = function.first { place in
      guard place > index, file.isName(place), file.isMark(place + 1, "("),
        Self.marking.contains(file.word(place))
          || Self.setting.contains(file.word(place)) && isOfUsed(store, asked),
        receiver(of: place) == store, isAlone(place), !isAside(place, from: index)
      else { return false }
      return file.speaksOfNonce(asked) || file.speaksOfNonce(file.statement(at: place))
    }
    guard let mark else { return nil }
    let waits = (index..<mark).contains { place in
      file.word(place) == "await" && file.isName(place) && !isAside(place, from: index, to: mark)
    }
    guard waits || isRemote else { return nil }
    return ScanHit(
      token: index, rule: .nonceReplayRace,
      certainty: waits ? facts.capped(.likely, at: index) : .lookHere,
      seen: "'\(store)' is asked here, and '\(file.word(mark))' follows on line \(file.line(mark))"
        + (waits ? ", after an await" : ""))
  }

  /// The name before `.has(…)`.
  private func receiver(of index: Int) -> String? {
    let hasArguments =
      file.isMark(index + 1, "(") || file.isMark(index + 1, "?") && file.isMark(index + 2, "(")
    guard hasArguments, [".", "?.", "->", "::"].contains(file.word(index - 1)),
      file.isName(index - 2)
    else { return nil }
    return file.word(index - 2)
  }

  /// What belongs to one browser, or is no store: a session, cookies, parameters.
  private func isPersonal(_ store: String) -> Bool {
    let plain = store.lowercased()
    return ["session", "cookie", "storage", "header", "param", "query", "form", "claim", "payload"]
      .contains { plain.contains($0) }
  }

  private func isOfUsed(_ store: String, _ asked: Range<Int>) -> Bool {
    func tells(_ name: String) -> Bool {
      ["used", "seen", "consumed", "spent", "replay"].contains { name.lowercased().contains($0) }
    }
    return tells(store) || asked.contains { file.kind($0) != .mark && tells(file.word($0)) }
  }

  /// Whether nobody looks at what a call gives: `await redis.del(key);` tells nobody who was first.
  private func isAlone(_ index: Int) -> Bool {
    let statement = file.statement(at: index)
    var first = statement.lowerBound
    while ["await", "try", "_", "=", "&", "self", "this", ".", "?", "!", "$this", "->"].contains(
      file.word(first)), first < index
    { first += 1 }
    return first >= index - 3
  }

  /// Whether a token stands in a branch that leaves, beside the way to another.
  private func isAside(_ place: Int, from index: Int, to mark: Int? = nil) -> Bool {
    facts.branches.contains { branch in
      branch.body.contains(place) && !branch.body.contains(index)
        && mark.map { !branch.body.contains($0) } ?? true && branch.keyword > index - 20
        && file.contains(["throw", "return", "raise", "abort", "continue"], in: branch.body)
    }
  }
}
