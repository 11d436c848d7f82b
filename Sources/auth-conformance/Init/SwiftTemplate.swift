internal import ConformanceModel

/// The adapter that `init swift` writes: a package of its own.
enum SwiftTemplate {
  static func manifest(_ suite: SuiteLocation, library: String? = nil) -> String {
    // A repository's name is not the package's; a folder is given the package's name.
    let name =
      suite.identity == "AuthConformance"
      ? "\"AuthConformance\"" : "folder == nil ? \"\(suite.identity)\" : \"AuthConformance\""
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      // CI says where it has put the suite.
      let folder = Context.environment["AUTH_CONFORMANCE_FOLDER"]
      let suite: Package.Dependency =
        folder.map { .package(name: "AuthConformance", path: $0) }
        ?? \(suite.dependency)
      let suiteName = \(name)

      \(ThreadSetting.declaration)

      let package = Package(
        name: "adapter",
        platforms: [.macOS(.v15)],
        dependencies: [
          suite,
          // Your own package, which has the product .library(name: "\(library ?? "NAME")", …):
          // .package(name: "own", path: ".."),
        ],
        targets: [
          .executableTarget(
            name: "adapter",
            dependencies: [
              .product(name: "AuthConformance", package: suiteName),
              .product(name: "ReferenceAuth", package: suiteName),
              // .product(name: "\(library ?? "NAME")", package: "own"),
            ],
            swiftSettings: threads)
        ]
      )

      """
  }

  /// - Parameter letters: Of the project's own nonces; `nil` for those of the common contract.
  static func adapter(letters: String? = nil) -> String {
    let contract =
      letters == nil
      ? ""
      : "\n  contract: Contract(name: \"sample\", nonce: NonceContract(alphabet: String(letters))),"
    return """
      import AuthConformance
      import struct ReferenceAuth.SHA256

      // Sample functions. Put calls of your own code in their place, and your name in place of
      // 'sample'; leave out what you do not offer. Your code comes in by Package.swift.
      let letters = Array(\(InitPlan.literal(letters ?? NonceContract.commonAlphabet)))

      struct LengthRefused: Error {}

      let subject = FunctionSubject(
        "sample",\(contract)
        nonce: { length in
          guard length ?? 32 > 0 else { throw LengthRefused() }
          return String((0..<(length ?? 32)).compactMap { _ in letters.randomElement() })
        },
        digest: { text in SHA256.digest(of: text).hexadecimal })
      // End of what is to be replaced. A token matcher is one more closure, 'match:', and what it looks
      // at is declared in 'contract:', by Contract(name: …, token: TokenContract(…)): nonceForm,
      // signatures, claims, issuer, audience, furtherAudiences, takesClock (the article 'Every field of
      // a contract'). A sign-in provider is a type that conforms to SignInSubject.

      ConformanceWorker.main(subject)

      """
  }
}
