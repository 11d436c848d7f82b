internal import ConformanceModel
internal import ConformanceVectors

/// What `.auth-conformance.json` says: the command that serves the subject, and options by command.
///
/// Names and values are those of the command line, so that there is one thing to learn.
struct ProjectFile: Equatable {
  /// One option with its value, as it would stand on the command line.
  struct Setting: Equatable {
    let option: String
    /// `nil` for a flag.
    let value: String?
    /// Where it stands in the file.
    let place: String

    /// The words on a command line.
    var words: [String] { [option] + (value.map { [ShellQuoting.quote($0)] } ?? []) }
  }

  static let name = ".auth-conformance.json"
  static let schema = "urn:auth-conformance:schema:project-1"

  /// What stands behind `--`; empty where the file names no command.
  private(set) var command: [String] = []
  /// Settings by the command's name.
  private(set) var sections: [String: [Setting]] = [:]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: Its content.
  ///   - path: How messages call it.
  /// - Throws: ``UsageError`` for the first thing that does not fit.
  init(text: String, path: String) throws(UsageError) {
    let value: JSONValue
    do { value = try JSONReader.value(of: text) } catch {
      throw UsageError(
        "\(path): line \(error.line), column \(error.column): found \(error.found), "
          + "expected \(error.expected)")
    }
    let specs = CommandSpec.all.filter(\.readsProjectFile)
    let known = ["$schema", "command"] + specs.map(\.name)
    for member in try Self.members(of: value, at: "\(path)#", known: known, kind: "key") {
      let place = "\(path)#/\(member.key)"
      if let spec = specs.first(where: { $0.name == member.key }) {
        sections[spec.name] = try Self.section(member.value, of: spec, at: place)
      } else if member.key == "command" {
        command = try Self.command(member.value, at: place)
      } else if member.value.text != Self.schema {
        throw UsageError("\(place): expected '\(Self.schema)'")
      }
    }
  }

  private static func section(
    _ value: JSONValue, of spec: CommandSpec, at place: String
  ) throws(UsageError) -> [Setting] {
    let options = spec.options.filter(\.isAllowedInProjectFile)
    let members = try members(of: value, at: place, known: options.map(\.key), kind: "option")
    var settings: [Setting] = []
    for member in members {
      guard let option = options.first(where: { $0.key == member.key }) else { continue }
      let reader = ProjectValue(
        option: option, value: member.value, place: "\(place)/\(member.key)")
      if let setting = try reader.setting() { settings.append(setting) }
    }
    return settings
  }

  private static func command(
    _ value: JSONValue, at place: String
  ) throws(UsageError) -> [String] {
    let words = value.items?.compactMap(\.text) ?? []
    guard !words.isEmpty, words.count == value.items?.count, words[0] != "" else {
      throw UsageError(
        "\(place): expected a program and its arguments. Write them as [\"python3\", \"adapter.py\"]."
      )
    }
    return words
  }

  private static func members(
    of value: JSONValue, at place: String, known: [String], kind: String
  ) throws(UsageError) -> [JSONMember] {
    guard let members = value.members else {
      throw UsageError("\(place): found \(value.typeName), expected an object")
    }
    var seen: Set<String> = []
    for member in members {
      guard known.contains(member.key) else {
        let error = UsageError.unknown(kind, member.key, among: known)
        throw UsageError("\(place): \(error.description)")
      }
      guard seen.insert(member.key).inserted else {
        throw UsageError("\(place): the key '\(member.key)' occurs twice. Delete one of them.")
      }
    }
    return members
  }
}

extension CommandSpec.Option {
  /// Options of one moment have no place in a file that stays.
  var isAllowedInProjectFile: Bool {
    !["--project-file", "--no-project-file", "--replay", "--update-expectations"].contains(name)
  }
}
