internal import ConformanceModel
internal import ReferenceAuth

/// The claims of a token, as gallery matchers look at them; read by the reference's parser.
struct TokenReading: Sendable {
  /// What stands under a member's name.
  enum Claim: Hashable, Sendable {
    case absent, null
    case bool(Bool)
    case number(String)
    case text(String)
    case list([Claim])
    case object
  }

  private let members: [(name: String, claim: Claim)]

  /// Reads a token strictly; `nil` for what is no token, duplicate members included.
  init?(_ compact: String) {
    guard let token = try? IdentityToken(parsing: compact) else { return nil }
    members = token.payload.members.map { ($0.name, Claim($0.value)) }
  }

  /// Reads a token as parsers do that let a member occur several times.
  init?(allowingDuplicates compact: String) {
    let parts = compact.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, var payload = Base64URL.decode(String(parts[1])) else { return nil }
    // The strict parser says where a name occurs again; renamed, it is read as well.
    let mark = Array("again:".utf8)
    while true {
      do {
        let read = try JSONParser.object(from: payload)
        let rest = "\(parts[0]).\(Base64URL.encode(Array("{}".utf8))).\(parts[2])"
        guard (try? IdentityToken(parsing: rest)) != nil else { return nil }
        members = read.members.map { member in
          var name = member.name[...]
          while name.hasPrefix("again:") { name = name.dropFirst(mark.count) }
          return (String(name), Claim(member.value))
        }
        return
      } catch {
        guard case .duplicateMember = error.reason else { return nil }
        payload.insert(contentsOf: mark, at: error.offset + 1)
      }
    }
  }

  private init(_ members: [(name: String, claim: Claim)]) { self.members = members }

  /// The same claims from the end, so that the last of one name is found first.
  var reversed: TokenReading { TokenReading(members.reversed()) }

  /// The first claim of that name, by its bytes.
  subscript(name: String) -> Claim {
    members.first { $0.name.utf8.elementsEqual(name.utf8) }?.claim ?? .absent
  }
}

extension TokenReading.Claim {
  fileprivate init(_ value: JSONValue) {
    self =
      switch value {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let text): .number(text)
      case .string(let text): .text(text)
      case .array(let values): .list(values.map { Self($0) })
      case .object: .object
      }
  }
}
