import Foundation

#if DEBUG
  /// Prints what is inside of an identity token; the settings screen of debug builds shows it.
  struct JWTInspector {
    struct Malformed: Error {}

    let header: [String: Any]
    let claims: [String: Any]

    init(_ token: String) throws {
      let parts = token.split(separator: ".").map(String.init)
      guard parts.count == 3 else { throw Malformed() }
      header = try Self.object(parts[0])
      claims = try Self.object(parts[1])
    }

    private static func object(_ part: String) throws -> [String: Any] {
      var text = part.replacingOccurrences(of: "-", with: "+").replacingOccurrences(
        of: "_", with: "/")
      while text.count % 4 != 0 { text += "=" }
      guard let data = Data(base64Encoded: text),
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      else { throw Malformed() }
      return object
    }

    var summary: String {
      ["iss", "aud", "exp"].compactMap { key in claims[key].map { "\(key): \($0)" } }.joined(
        separator: "\n")
    }
  }
#endif
