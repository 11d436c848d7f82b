/// Stores that get a nonce, under its own name or under that of a key or of the function around.
extension KeepingRule {
  static let stores: Set<String> = [
    "UserDefaults", "NSUserDefaults", "localStorage", "AsyncStorage", "SharedPreferences", "prefs",
    "sharedPreferences", "preferences", "AppStorage", "PlayerPrefs", "MMKV", "Hive", "GetStorage",
    "NSUbiquitousKeyValueStore",
  ]
  static let setters: Set<String> = [
    "set", "setSecret", "setProperty", "Set", "SetValue", "setStringForKey", "putSerializable",
    "setUserDefault", "setItem", "setObject", "putString", "setString", "setValue", "SetString",
    "AppStorage",
    "write", "save", "putExtra", "setStringAsync", "setItemAsync", "SetAsync", "put", "store",
    "setPassword", "saveString", "setData",
  ]

  /// Whether a name is that of a store that outlives the process.
  static func isStore(_ word: String) -> Bool {
    let plain = word.lowercased()
    return stores.contains(word) || plain == "defaults"
      || [
        "prefs", "preferences", "userdefaults", "securestore", "securestorage", "datastore",
        "keychain", "keychainwrapper", "sharedpref",
      ]
      .contains {
        plain.hasSuffix($0)
      }
  }

  func stored(_ index: Int) -> ScanHit? {
    let statement = file.statement(at: index)
    if file.isText(index), file.contains(["kSecValueData"], in: statement),
      file.words.contains("SecItemAdd")
    {
      return hit(index, .likely, "the keychain keeps the nonce beyond the attempt and the process")
    }
    // `extension UserDefaults { var nonce … set { set(newValue, forKey: "nonce") } }`
    if let type = file.surroundings(of: index).last(where: { $0.kind == .type }),
      Self.stores.contains(type.name), file.isText(index),
      ["set", "setValue", "setObject", "putString"].contains(file.word(file.parents[index] - 1)),
      !isOther(statement)
    {
      return hit(
        index, .likely, "\(type.name) keeps the nonce beyond the attempt and the process")
    }
    guard
      let store = statement.first(where: { file.isName($0) && Self.isStore(file.word($0)) }),
      file.contains(Self.setters, in: statement) || isStoreMember(store, statement)
        || isEdited(statement),
      !isOther(statement),
      statement.first(where: { file.nonces[$0] }) == index
    else { return nil }
    return hit(
      index, .likely, "\(file.word(store)) keeps the nonce beyond the attempt and the process")
  }

  /// `dataStore.edit { it[NONCE_KEY] = value }`
  func isEdited(_ statement: Range<Int>) -> Bool {
    file.contains(["edit"], in: statement)
      && statement.contains { file.isMark($0, "]") && file.isMark($0 + 1, "=") }
  }

  /// Whether what is stored is removed, or tells something about nonces alone.
  func isOther(_ statement: Range<Int>) -> Bool {
    file.contains(
      [
        "remove", "removeObject", "removeItem", "removeValue", "delete", "true", "false", "YES",
        "NO",
      ],
      in: statement)
  }

  /// `localStorage.nonce = …`, `localStorage['nonce'] = …`
  func isStoreMember(_ store: Int, _ statement: Range<Int>) -> Bool {
    guard store == statement.lowerBound || file.word(store - 1) == "." else { return false }
    let sign = file.isMark(store + 1, "[") ? max(file.mates[store + 1], store) + 1 : store + 3
    return file.isMark(sign, "=")
  }

  /// `defaults.set(fresh, forKey: key)` where `key` is a text that speaks of a nonce, or where the
  /// function is one that keeps a nonce.
  var storedByKey: [ScanHit] {
    let keys = nonceKeys
    let holders = storeNames
    return file.words.indices.compactMap { index in
      guard file.isName(index),
        Self.setters.contains(file.word(index))
          || file.word(index) == "edit" && isEdited(file.statement(at: index)),
        ["(", ":", "[", "{"].contains(file.word(index + 1))
      else { return nil }
      let statement = file.statement(at: index)
      guard
        !file.speaksOfNonce(statement)
          || statement.contains(where: { holders.contains(file.word($0)) }),
        let store = statement.first(where: {
          file.isName($0)
            && (Self.isStore(file.word($0))
              || holders.contains(file.word($0))
                && ([".", "?.", "!", "?"].contains(file.word($0 + 1)) || file.isMark($0 - 1, "[")))
        }), store <= index
      else { return nil }
      let arguments = index + 1..<max(index + 1, statement.upperBound)
      let isNamed =
        file.contains(keys, in: arguments) || file.speaksOfNonce(statement)
        || file.surroundings(of: index).last.map { block in
          block.kind == .function && SourceFile.namesNonce(block.name)
            && ["save", "store", "keep", "remember", "persist", "set", "write", "put"].contains {
              block.name.lowercased().hasPrefix($0)
            }
        } == true
      guard isNamed, !isRemoval(arguments), !isOther(statement) else { return nil }
      return hit(
        index, .likely, "\(file.word(store)) keeps the nonce beyond the attempt and the process")
    }
  }

  /// Names of constants whose text speaks of a nonce.
  private var nonceKeys: Set<String> {
    Set(
      file.words.indices.compactMap { index in
        guard file.isText(index), file.nonces[index] else { return nil }
        var sign = index - 1
        while [.objectiveC, .kotlin, .dart].contains(file.language) && file.isMark(sign, "@")
          || file.isMark(sign, "(") && file.isName(sign - 1)
        { sign -= file.isMark(sign, "@") ? 1 : 2 }
        guard file.isMark(sign, "=") else {
          // `const-style: KEY("nonce")`, `#define KEY @"nonce"`
          return file.isName(sign) && file.word(sign - 1) == "define" ? file.word(sign) : nil
        }
        // `key: String = "…"`
        return file.isName(sign - 1) && file.isMark(sign - 2, ":") && file.isName(sign - 3)
          ? file.word(sign - 3) : file.word(sign - 1)
      }.filter { $0.count > 1 })
  }

  private static let storeTypes: Set<String> = [
    "UserDefaults", "NSUserDefaults", "SharedPreferences", "DataStore",
    "EncryptedSharedPreferences",
    "FlutterSecureStorage", "localStorage", "AsyncStorage", "MMKV", "GetStorage", "IPreferences",
    "getSharedPreferences", "getDefaultSharedPreferences", "Editor", "Hive", "Storage",
    "SecureStore", "EncryptedStorage", "ISecureStorage", "NSUbiquitousKeyValueStore",
  ]

  /// Names that are declared as such a store, or get one.
  private var storeNames: Set<String> {
    var names: Set<String> = []
    for index in file.words.indices
    where file.isName(index) && Self.storeTypes.contains(file.word(index)) {
      // `let d: UserDefaults`, `private val sp: SharedPreferences`
      if file.isMark(index - 1, ":"), file.isName(index - 2) {
        names.insert(file.word(index - 2))
      } else if file.isName(index + 1),
        !["from", "extends", "implements"].contains(file.word(index + 1))
      {
        names.insert(file.word(index + 1))
      } else if file.isMark(index + 1, "*"), file.isName(index + 2) {
        names.insert(file.word(index + 2))
      } else {
        let name = Alphabets.name(file, of: index)
        if !name.isEmpty { names.insert(name) }
      }
    }
    // `val editor = sp.edit()`
    for index in file.words.indices
    where file.word(index) == "edit" && file.isMark(index - 1, ".") && file.isMark(index + 1, "(") {
      let name = Alphabets.name(file, of: index)
      if !name.isEmpty { names.insert(name) }
    }
    return names.filter { !SourceFile.namesNonce($0) }
  }

  /// Whether nothing is stored: `set(nil, forKey: key)`.
  private func isRemoval(_ arguments: Range<Int>) -> Bool {
    arguments.prefix(4).contains { ["nil", "null", "None", "undefined"].contains(file.word($0)) }
      || arguments.contains { place in
        file.isMark(place, ",") && ["nil", "null"].contains(file.word(place + 1))
      }
  }
}
