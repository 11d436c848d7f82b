internal import ConformanceModel

/// The fields of a contract, for a terminal and for the documentation.
enum ContractPage {
  /// All fields, or those of one object; nil where nothing is called so.
  ///
  /// - Parameters:
  ///   - name: `contract`, `contract` and an object's name, a field's name with or without that of
  ///     its object, a capability, or a reason.
  ///   - width: Columns of a line.
  static func text(_ name: String, width: Int) -> String? {
    let words = name.split(separator: " ").map(String.init)
    let fields = ContractField.all.filter { field in
      words == ["contract"] || words == ["contract", field.section ?? ""]
        || [[field.name], [field.member]].contains(words)
        || field.name == "capabilities" && Capability(rawValue: name) != nil
    }
    let reason = RejectionReason(rawValue: name)
    guard !fields.isEmpty || reason != nil else { return nil }
    var lines = fields.flatMap { field in
      rows(field.name, [plain(field.meaning), holds(field)], width)
    }
    if fields.contains(where: { $0.name == "token.givesReasons" }) {
      lines += ["", "reasons of a rejection: the token"]
      lines += RejectionReason.allCases.flatMap { rows($0.rawValue, [$0.meaning], width) }
    }
    if let reason { lines += rows("reason of a rejection", ["the token \(reason.meaning)"], width) }
    return "\(name)  (what a subject declares of itself)\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func holds(_ field: ContractField) -> String {
    let standard = field.standard.map { "where left out: \(plain($0))" } ?? "has to be there"
    return "\(plain(field.values)); \(standard)"
  }

  private static func plain(_ text: String) -> String { text.replacing("`", with: "") }

  private static func rows(_ label: String, _ contents: [String], _ width: Int) -> [String] {
    contents.enumerated().flatMap { index, content in
      TextColumns.row(label: index == 0 ? label : "", content, width: width, indent: 28)
    }
  }

  /// The article of the documentation.
  static func article(origin: String) -> String {
    let fields = ContractField.all.map {
      "| `\($0.name)` | \($0.standard ?? "–") | \($0.values) | \($0.meaning) |"
    }
    let reasons = RejectionReason.allCases.map { "| `\($0.rawValue)` | \($0.meaning) |" }
    return """
      # Every field of a contract

      What a contract may declare, what holds where it does not, and the words of reasons.

      \(origin)

      ## Overview

      A program in another language declares its contract in the answer to `hello` (<doc:WireProtocol>);
      a Swift subject builds a ``Contract`` of the same members. `name` and `capabilities` have to be
      there. What is left out has the default below, which is that of the common "Sign in with Apple"
      code; a member or a word that is not listed is a mistake, and the message names what is.
      `auth-conformance explain contract` prints this table, `explain contract token` a part of it.

      | field | default | values | what it says |
      |---|---|---|---|
      \(fields.joined(separator: "\n"))

      The operations that each capability is asked for are listed in <doc:WireProtocol>;
      `sourcedNonce` has an example in <doc:SourcedNonces>.

      ### Reasons

      A rejection may name one reason. Where a token has several faults, each of theirs is right.

      | reason | the token |
      |---|---|
      \(reasons.joined(separator: "\n"))

      """
  }
}
