// swift-tools-version: 6.2

import PackageDescription

// A package of its own, since SwiftPM looks at the names of all targets of a graph: whoever depends
// on the suite and on a real 'FirebaseAuth' would have two of one name. Only the package that
// compiles an app's files depends on this one.

/// Modules with the names of system frameworks; each uses only those before it.
var standIns: [(name: String, uses: [String])] = []
// On Apple's platforms a module of such a name must not exist, not even beside the real one.
#if os(Linux)
  standIns = [
    ("Security", []), ("CommonCrypto", []), ("CryptoKit", ["Security"]), ("os", []),
    ("OSLog", ["os"]),
    ("Combine", []), ("UIKit", []), ("AppKit", ["UIKit"]), ("Cocoa", ["AppKit"]),
    ("AuthenticationServices", ["Combine", "Security", "UIKit"]),
    ("SwiftUI", ["AuthenticationServices", "Combine", "UIKit"]),
    ("FirebaseCore", []), ("FirebaseAuth", ["FirebaseCore", "Security"]),
    ("Firebase", ["FirebaseAuth", "FirebaseCore"]),
  ]
#endif

let suite: [Target.Dependency] = ["AuthConformance", "ReferenceAuth"].map {
  .product(name: $0, package: "AuthConformance")
}

let package = Package(
  name: "AuthConformanceStandIns",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: ([("AppConformance", [])] + standIns).map { .library(name: $0.0, targets: [$0.0]) },
  dependencies: [.package(name: "AuthConformance", path: "../..")],
  targets: [
    .target(name: "CNetworkRefusal", path: "CNetworkRefusal"),
    .target(
      name: "AppConformance", dependencies: suite + ["CNetworkRefusal"], path: "AppConformance"),
  ]
    + standIns.map { standIn in
      .target(
        name: standIn.name,
        dependencies: ["AppConformance"] + standIn.uses.map { .init(stringLiteral: $0) }
          + suite,
        path: standIn.name)
    }
)

// SDKs before Xcode 16 leave it open where sign-in's callbacks belong: an app is judged beside these with
// AUTH_CONFORMANCE_SDK=before16.
let isBefore16 = Context.environment["AUTH_CONFORMANCE_SDK"] == "before16"
for target in package.targets where target.name != "CNetworkRefusal" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
  ]
  if isBefore16 { target.swiftSettings?.append(.define("SDK_WITHOUT_ISOLATION")) }
  // An app asks for random bytes one at a time, a million times in a run.
  if ["AppConformance", "Security"].contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
}
