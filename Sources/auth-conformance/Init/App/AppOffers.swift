internal import Foundation

/// What the modules that stand in for Apple's offer, by the sources of a clone of the suite.
struct AppOffers {
  /// Every word that those sources declare or use.
  private let words: Set<String>
  /// The members of their types.
  private let members: Set<AppMembers.Member>

  /// Names by which a module's members are told from an app's own, and what is left out of it.
  private static let prefixes: [(prefix: String, module: String)] = [
    ("AS", "AuthenticationServices"), ("UI", "UIKit"), ("Sec", "Security"), ("kSec", "Security"),
    ("CC_", "CommonCrypto"), ("kCC", "CommonCrypto"),
  ]
  /// What names are about that are not judged.
  private static let subjects: [(part: String, remark: String)] = [
    ("PublicKey", "passkeys are not judged"), ("SecurityKey", "passkeys are not judged"),
    ("AutoFill", "autofill is not judged"),
    ("WebAuthentication", "sign-in by a web page is not judged"),
    ("SingleSignOn", "single sign-on is not judged"),
    ("Alert", "what is shown is not judged"), ("Image", "what is shown is not judged"),
    ("Label", "what is shown is not judged"), ("Color", "what is shown is not judged"),
  ]

  /// - Parameters:
  ///   - words: What is offered.
  ///   - members: The members among it.
  init(words: Set<String>, members: Set<AppMembers.Member> = []) {
    self.words = words
    self.members = members
  }

  /// - Parameter suite: The folder of the suite.
  init(suite: String) {
    let folder = "\(suite)/Sources/StandIns"
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var words: Set<String> = []
    var members: Set<AppMembers.Member> = []
    for path in paths where path.hasSuffix(".swift") {
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)") ?? Data()
      let tokens = SwiftTokens.of(Array(data))
      words.formUnion(tokens)
      // The other end's are none of an app's.
      if !path.hasPrefix("AppConformance/") { members.formUnion(AppMembers(tokens).declared) }
    }
    self.init(words: words, members: members)
  }

  /// Whether the modules have anything of this name.
  func has(_ name: String) -> Bool { words.contains(name) }

  /// Whether they have a member: a type of theirs by that name, and for any other type one of theirs.
  func declares(_ member: AppMembers.Member) -> Bool {
    let isOfTheirs = members.contains { $0.type == member.type }
    return isOfTheirs
      ? members.contains(member) : members.contains { $0.name == member.name }
  }

  /// What follows from a name's not being there, as the end of a sentence.
  func remark(_ name: String) -> String {
    Self.subjects.first { name.contains($0.part) }.map { ": \($0.remark)" } ?? ""
  }

  /// Why a file cannot be compiled: the first name of a module's that is not there.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - own: What the app declares itself.
  func obstacle(_ file: AppFile, own: Set<String>) -> String? {
    for word in file.words.sorted() where !words.contains(word) && !own.contains(word) {
      let found = Self.prefixes.first { prefix, _ in
        word.hasPrefix(prefix) && word.dropFirst(prefix.count).first?.isUppercase == true
      }
      guard let found, isImported(found.module, by: file) else { continue }
      return "it uses \(word), which \(found.module) does not offer here\(remark(word))"
    }
    return nil
  }

  private func isImported(_ module: String, by file: AppFile) -> Bool {
    let umbrellas = [
      "AuthenticationServices": ["UIKit", "Security"], "SwiftUI": ["UIKit"],
      "CryptoKit": ["Security"], "FirebaseAuth": ["Security"],
    ]
    return file.imports.contains { $0 == module || umbrellas[$0]?.contains(module) == true }
  }
}
