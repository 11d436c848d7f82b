internal import ConformanceModel
internal import ConformanceVectors
internal import Foundation

/// One vector with everything that its file says of it, a token decoded as well.
struct VectorExplanation {
  private let path: String
  private let group: [String: Any]
  private let test: [String: Any]

  /// - Parameter id: A vector's id, such as `token-claims-0054`; `nil` comes of any other word.
  init?(of id: String) {
    // An id begins with its area, which is its folder.
    let area = id.prefix { $0 != "-" } + "/"
    for path in VectorLibrary.embedded.paths where path.hasPrefix(area) {
      let text = VectorLibrary.embedded.text(of: path) ?? ""
      let file = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      for group in file?["groups"] as? [[String: Any]] ?? [] {
        let tests = group["tests"] as? [[String: Any]] ?? []
        guard let test = tests.first(where: { $0["id"] as? String == id }) else { continue }
        (self.path, self.group, self.test) = (path, group, test)
        return
      }
    }
    return nil
  }

  /// - Parameter name: A scenario played by one way in, such as `guard-released-0001.async`.
  init?(ofStory name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, SignInContract.Entry(rawValue: String(parts[1])) != nil else {
      return nil
    }
    self.init(of: String(parts[0]))
  }

  /// What is given, in the order of its file's schema or else of its names; then what is expected.
  var text: String {
    var members = group.merging(test) { _, own in own }
    let (id, requirement) = (members["id"] ?? "", members["requirement"] ?? "")
    for shown in ["id", "requirement", "tests", "type", "flags"] { members[shown] = nil }
    var rows: [(String, String)] = []
    func take(_ name: String) {
      guard let value = members.removeValue(forKey: name) else { return }
      if let steps = value as? [Any] {
        for (index, step) in steps.enumerated() {
          rows.append((index == 0 ? name : "", Self.written(step)))
        }
      } else {
        rows.append((name, Self.written(value)))
      }
    }
    take("comment")
    take("reason")
    if let token = members["token"] as? String {
      rows += Self.decoded(token)
      rows.append(
        (
          "in a run",
          "its claims with the contract's issuer, audience and form of the nonce; where that changes "
            + "them, or the contract has another algorithm, signed anew"
        ))
      rows.append(("keys", "Vectors/keys/trusted.jwks.json"))
    }
    // What its parts say is easier to read.
    members["payload"] = nil
    let last = ["steps", "expect", "outcomes", "verdicts", "digest"]
    for name in members.keys.sorted() where !last.contains(name) { take(name) }
    last.forEach(take)
    rows.append(("file", "Vectors/\(path)"))
    let lines = rows.flatMap { label, content in
      TextColumns.row(label: label, content, width: Terminal.columns, indent: 14)
    }
    return "\(id)  (\(requirement))\n" + lines.joined(separator: "\n") + "\n"
  }

  /// Header and payload of a token as their text, where they have one.
  private static func decoded(_ token: String) -> [(String, String)] {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    return zip(["header", "payload"], parts).compactMap { label, part in
      var base64 = String(part).replacing("-", with: "+").replacing("_", with: "/")
      base64 += String(repeating: "=", count: (4 - base64.count % 4) % 4)
      return Data(base64Encoded: base64).map { (label, String(decoding: $0, as: UTF8.self)) }
    }
  }

  private static func written(_ value: Any) -> String {
    if let text = value as? String { return text }
    let options: JSONSerialization.WritingOptions = [
      .sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed,
    ]
    let data = try? JSONSerialization.data(withJSONObject: value, options: options)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
