internal import AuthConformance

/// What a look at an app tells of it before it is judged: what a contract would have to say.
///
/// An app declares nothing. What its nonces look like, what they are made of and what its sign-in
/// hands out is therefore found out by a few sign-ins, in a process of their own.
struct AppFindings: Equatable {
  /// How nonces are written, and of how many letters.
  enum Form: String, CaseIterable {
    /// The 65 letters of the common contract, or some of them.
    case common
    case alphanumeric, hex, upperHex, uuid, upperUUID, base64, base64url
    /// There are none, or none that can be seen.
    case none
  }

  var form = Form.common
  var length = 32
  var bytes = AppBytes.secRandom
  /// What a sign-in hands out of the provider's.
  enum Carried: String {
    case token, code, neither

    var field: SignInContract.Field? {
      switch self {
      case .token: .token
      case .code: .code
      case .neither: nil
      }
    }
  }

  var carries = Carried.token
  /// Whether a request carries a nonce, and the raw one is not handed out.
  var keepsNonce = false
  /// Whether there is one object that signs in, for the whole process.
  var isShared = false
  /// Whether a controller is told who says where its sheet is shown.
  var setsAnchor = false
  /// Whether a sign-in that waits is answered when the task that asked is cancelled.
  var endsWithTask = false
  /// Whether the process ends where there is no window.
  var needsWindow = false
  /// Whether a sign-in that succeeds is seen to.
  var tellsSuccess = true
  /// Whether a sign-in to the account that succeeds is seen to.
  var tellsAccount = true

  /// As one word of a command line, in which nothing looks like a secret's name before its value.
  var word: String {
    "\(form.rawValue)/\(length)/\(bytes.rawValue)/\(carries.rawValue)/"
      + (keepsNonce ? "kept" : "shown") + (isShared ? "/shared" : "/each")
      + (setsAnchor ? "/anchored" : "/anywhere") + (endsWithTask ? "/task" : "/alone")
      + (needsWindow ? "/window" : "/windowless")
      + (tellsSuccess ? "/told" : "/untold") + (tellsAccount ? "/told" : "/untold")
  }

  /// Looks at what a sign-in asked for and hands out.
  mutating func look(at request: AuthorizationRequest?, _ credential: SignInCredential) {
    carries =
      if !credential.identityToken.isEmpty { .token } else if credential.authorizationCode != nil {
        .code
      } else { .neither }
    keepsNonce = request?.nonce != nil && credential.rawNonce.isEmpty
  }

  init() {}

  /// Reads ``word``; `nil` where it is none.
  init?(_ word: String) {
    let parts = word.split(separator: "/").map(String.init)
    guard parts.count == 11, let form = Form(rawValue: parts[0]), let length = Int(parts[1]),
      let bytes = AppBytes(rawValue: parts[2]), let carries = Carried(rawValue: parts[3])
    else { return nil }
    self.form = form
    self.length = length
    self.bytes = bytes
    self.carries = carries
    keepsNonce = parts[4] == "kept"
    isShared = parts[5] == "shared"
    setsAnchor = parts[6] == "anchored"
    endsWithTask = parts[7] == "task"
    needsWindow = parts[8] == "window"
    tellsSuccess = parts[9] == "told"
    tellsAccount = parts[10] == "told"
  }

  /// Looks at nonces: the narrowest of the usual forms that has all their letters.
  ///
  /// A form of 65 letters is not taken for one of 64 because a letter is missing: that is what is
  /// to be found.
  mutating func look(at nonces: [String]) {
    guard let first = nonces.first, first.utf8.count > 0,
      nonces.allSatisfy({ $0.utf8.count == first.utf8.count })
    else { return }
    length = first.utf8.count
    let letters = Set(nonces.joined())
    let digits = Set("0123456789")
    let isUUID = nonces.allSatisfy { $0.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12] }
    let has = { (set: String) in letters.isSubset(of: digits.union(set)) }
    if isUUID, has("abcdef-") {
      form = .uuid
    } else if isUUID, has("ABCDEF-") {
      form = .upperUUID
    } else if has("abcdef") {
      form = .hex
    } else if has("ABCDEF") {
      form = .upperHex
    } else if has(Self.latin) {
      form = .alphanumeric
    } else if has(Self.latin + "-_"), letters.contains("-"), letters.contains("_") {
      form = .base64url
    } else if has(Self.latin + "+/=") {
      form = .base64
    }
  }

  private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

  /// What nonces of this form are held to.
  var nonceContract: NonceContract {
    let count = length
    switch form {
    case .common, .none: return NonceContract(defaultLength: count, maximumLength: max(256, count))
    case .alphanumeric: return fixed("0123456789" + Self.latin)
    case .hex: return fixed("0123456789abcdef")
    case .upperHex: return fixed("0123456789ABCDEF")
    case .uuid: return NonceContract(alphabet: "0123456789abcdef-", shape: uuid("abcdef", "89ab"))
    case .upperUUID:
      return NonceContract(alphabet: "0123456789ABCDEF-", shape: uuid("ABCDEF", "89AB"))
    case .base64: return base64("+/")
    case .base64url: return base64("-_")
    }
  }

  private func fixed(_ alphabet: String) -> NonceContract {
    NonceContract(
      alphabet: alphabet, defaultLength: length, maximumLength: max(256, length),
      takesLength: false)
  }

  /// RFC 9562 section 5.4: version 4, variant 10 in binary.
  private func uuid(_ letters: String, _ variant: String) -> [String] {
    (0..<36).map { place in
      switch place {
      case 8, 13, 18, 23: "-"
      case 14: "4"
      case 19: variant
      default: "0123456789" + letters
      }
    }
  }

  /// RFC 4648 section 4: bits that are left over at the end are zero.
  private func base64(_ special: String) -> NonceContract {
    let alphabet = Self.latin + "0123456789" + special
    let padding = length % 4 == 0 && form == .base64 ? [0, 1, 2][min(2, paddingLetters)] : 0
    let letters = length - padding
    var shape = [String](repeating: alphabet, count: letters)
    let step = [0: 1, 2: 16, 3: 4][letters % 4] ?? 1
    if step > 1, !shape.isEmpty {
      shape[letters - 1] = String(
        alphabet.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element))
    }
    shape += [String](repeating: "=", count: padding)
    return NonceContract(alphabet: alphabet + (padding > 0 ? "=" : ""), shape: shape)
  }

  /// 16 and 32 bytes, the usual numbers, leave two and one.
  private var paddingLetters: Int { length == 24 ? 2 : length == 44 ? 1 : 0 }
}

extension FunctionSubject {
  /// The functions, held to what was found out where their adapter says nothing.
  func held(to found: AppFindings, leaving unjudged: [String]) -> FunctionSubject {
    declaring { contract in
      if !isDeclared { contract.nonce = found.nonceContract }
      contract.unjudged = unjudged
    }
  }
}
