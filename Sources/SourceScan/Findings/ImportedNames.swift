/// What names of a file stand for where it imports something under another name.
struct ImportedNames {
  private let originals: [String: String]

  init(_ file: SourceFile) {
    var names: [String: String] = [:]
    for index in file.words.indices where file.tokens[index].kind != .mark {
      switch file.words[index] {
      case "as" where !file.language.isScript || file.isMark(file.parents[index], "{"):
        // `import random as dice`, `from time import time as now`, `import { v1 as id } from 'uuid'`
        guard file.isName(index + 1), Self.imports(file, index) else { continue }
        names[file.words[index + 1]] = file.word(index - 1)
      case "using" where file.language == .cSharp && file.isMark(index + 2, "="):
        // `using Dice = System.Random;`
        var last = index + 3
        while file.isMark(last + 1, "."), file.isName(last + 2) { last += 2 }
        names[file.word(index + 1)] = file.word(last)
      case "require", "from", "import":
        guard file.language.isScript else { continue }
        names.merge(Self.ofModule(file, index)) { $1 }
      case "Math" where file.language.isScript:
        names.merge(Self.ofMath(file, index)) { $1 }
      default: continue
      }
    }
    // A name that is used for itself needs no look.
    originals = names.filter { $0.key != $0.value }
  }

  /// What a name stands for.
  subscript(name: String) -> String { originals[name] ?? name }

  private static func imports(_ file: SourceFile, _ index: Int) -> Bool {
    let statement = file.statement(at: index)
    return ["import", "from", "use", "export"].contains(file.word(statement.lowerBound))
  }

  /// The words of the module 'uuid' that make identifiers of the time.
  private static let clockVersions: Set<String> = ["v1", "v6", "v1ToV6"]

  /// `const { v1: id } = require('uuid')`, `import id from 'uuid/v1'`, `import { v1 } from 'uuid'`
  private static func ofModule(_ file: SourceFile, _ index: Int) -> [String: String] {
    let isCall = file.word(index) == "require" && file.isMark(index + 1, "(")
    let text = isCall ? index + 2 : index + 1
    guard file.isText(text) else { return [:] }
    let module = file.word(text)
    let statement = file.statement(at: index)
    let left = statement.lowerBound..<max(statement.lowerBound, index)
    let isUUID = module == "uuid"
    let isWeakNanoid = module == "nanoid/non-secure"
    if let version = module.split(separator: "/").last, module.hasPrefix("uuid/") {
      let name = left.last { file.isName($0) }
      guard clockVersions.contains(String(version)), let name else { return [:] }
      return [file.word(name): "uuidv1"]
    }
    var names: [String: String] = [:]
    for place in left where file.isName(place) {
      let isMember = file.isMark(file.parents[place], "{")
      guard isMember else {
        // `const id = require('uuid')`, `import * as id from 'uuid'`
        let isWhole = file.isMark(place + 1, "=") || file.word(place + 1) == "from"
        if isUUID, isWhole { names[file.word(place)] = "uuid" }
        continue
      }
      let isRenamed = file.isMark(place + 1, ":") || file.word(place + 1) == "as"
      let own = isRenamed ? file.word(place + 2) : file.word(place)
      let isOwn = file.isMark(place - 1, ":") || file.word(place - 1) == "as" || own == "as"
      guard !isOwn, file.word(place) != "as" else { continue }
      let word = file.word(place)
      names[own] =
        isWeakNanoid
        ? "nonSecureNanoid" : isUUID && clockVersions.contains(word) ? "uuidv1" : word
    }
    return names
  }

  /// `const { random: draw } = Math`, `const draw = Math.random;`
  private static func ofMath(_ file: SourceFile, _ index: Int) -> [String: String] {
    guard file.isMark(index - 1, "=") else { return [:] }
    if file.follows([".", "random"], at: index + 1), !file.isMark(index + 3, "("),
      file.isName(index - 2)
    {
      return [file.word(index - 2): "Math.random"]
    }
    guard file.isMark(index - 2, "}"), file.mates[index - 2] >= 0, !file.isMark(index + 1, ".")
    else { return [:] }
    let members = file.mates[index - 2] + 1..<index - 2
    guard let place = members.first(where: { file.word($0) == "random" }) else { return [:] }
    return [file.word(file.isMark(place + 1, ":") ? place + 2 : place): "Math.random"]
  }
}
