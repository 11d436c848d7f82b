import Testing

@testable import auth_conformance

/// Files that `init app` takes for what their extensions add.
@Suite struct InitAppExtensionTests {
  /// The files that are taken beside one that signs in, of those with these sources.
  private static func taken(
    _ body: String, _ siblings: String..., offers: AppOffers? = nil
  ) -> [String] {
    let provider = AppFile(
      path: "A.swift",
      source: Array(
        "import AuthenticationServices\nclass Provider {\n  func signIn() { \(body) }\n}".utf8))
    let others = siblings.enumerated().map { index, source in
      AppFile(path: "Sibling\(index).swift", source: Array(source.utf8))
    }
    return AppSelection(of: [provider] + others, offers: offers).files.map(\.path)
      .filter { $0 != "A.swift" }
  }

  @Test(arguments: [
    ("request.nonce = nonce.sha256", "extension String { var sha256: String { self } }"),
    ("nonce.hashed(twice: true)", "public extension String { func hashed(twice: Bool) {} }"),
    ("String.drawn(of: 3)", "extension String { static func drawn(of length: Int) {} }"),
    ("shared.frontWindow", "extension UIApplication {\n  var frontWindow: UIWindow? { nil }\n}"),
    ("Data(hex: nonce)", "extension Data { init?(hex: String) { nil } }"),
    ("post(.signedIn)", "extension Notification.Name { static let signedIn = Self(\"\") }"),
    ("showAlert()", "extension UIViewController { func showAlert() {} }"),
  ])
  func `a member of an extension is followed`(body: String, sibling: String) {
    #expect(Self.taken(body, sibling) == ["Sibling0.swift"])
  }

  @Test(arguments: [
    ("print(sha256)", "extension String { var sha256: String { self } }"),
    ("nonce.sha256", "private extension String { var sha256: String { self } }"),
    ("nonce.sha256", "extension String { fileprivate var sha256: String { self } }"),
    ("names.first", "extension Array { var first: Int { 1 } }"),
    ("Data(base64: nonce)", "extension Data { init?(hex: String) { nil } }"),
    ("nonce.inner", "extension String { func f() { let inner = 1 } }"),
    ("} var sha256 = 1; func f() { other.sha256", "extension String { var sha256: Int { 1 } }"),
    ("view.signIn(); load()", "struct Page {}\nextension Page { func load() {} }"),
  ])
  func `what is not used, not seen or there already is not followed`(
    body: String, sibling: String
  ) {
    #expect(Self.taken(body, sibling) == [])
  }

  @Test(arguments: [
    ("UIApplication", "frontWindow", []), ("UIScreen", "frontWindow", ["Sibling0.swift"]),
    ("UIApplication", "back", ["Sibling0.swift"]), ("String", "frontWindow", []),
  ])
  func `what a module that stands in has is not followed`(
    type: String, name: String, taken: [String]
  ) {
    let members = [("UIApplication", "frontWindow"), ("UIScreen", "back")]
      .map { AppMembers.Member(type: $0, name: $1) }
    let offers = AppOffers(words: [], members: Set(members))
    let sibling = "extension \(type) { var \(name): UIWindow? { nil } }"
    #expect(Self.taken("shared.\(name)", sibling, offers: offers) == taken)
  }

  @Test func `of two files that add the same one is taken, with what it uses`() {
    let both = "extension String { var sha256: String { bytes.hexText } }"
    let used = "extension Sequence { var hexText: String { \"\" } }"
    #expect(Self.taken("nonce.sha256", both, both, used) == ["Sibling0.swift", "Sibling2.swift"])
  }

  @Test func `what an extension adds to a type of the app's is followed where the type is taken`() {
    let model = "class Model { }"
    let more = "extension Model { var isReady: Bool { true } }"
    let other = "extension Page { var isReady: Bool { true } }"
    let page = "class Page { }"
    #expect(
      Self.taken("Model().isReady", model, more, other, page)
        == ["Sibling0.swift", "Sibling1.swift"])
  }
}
