// swift-tools-version: 6.2

import PackageDescription

// Fetched by a tag where CI says from where, as a user's package fetches it; else beside this one.
let suite: Package.Dependency =
  if let repository = Context.environment["AUTH_CONFORMANCE_REPOSITORY"] {
    .package(url: repository, exact: "1.0.0")
  } else {
    // The name is needed because a path takes the clone's folder for its identity.
    .package(name: "AuthConformance", path: "../../..")
  }
let conformance = Target.Dependency.product(name: "AuthConformance", package: "AuthConformance")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")

// A package of its own, so that the suite itself stays without dependencies; one for all libraries,
// so that suite and swift-crypto are built once for them.
let package = Package(
  name: "Libraries",
  platforms: [.macOS(.v15)],
  dependencies: [
    suite,
    .package(url: "https://github.com/vapor/jwt-kit", exact: "5.7.1"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .executableTarget(name: "SwiftCryptoSubject", dependencies: [conformance, crypto]),
    .executableTarget(
      name: "JWTKitSubject",
      dependencies: [conformance, crypto, .product(name: "JWTKit", package: "jwt-kit")]),
    .executableTarget(
      name: "FetchedSubject",
      dependencies: [
        conformance, .product(name: "ReferenceAuth", package: "AuthConformance"),
      ]),
  ]
)
