// swift-tools-version: 6.2

import PackageDescription

let conformance = Target.Dependency.product(name: "AuthConformance", package: "AuthConformance")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")

// A package of its own, so that the suite itself stays without dependencies; one for both libraries,
// so that swift-crypto is built once.
let package = Package(
  name: "Libraries",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The name is needed because a path takes the clone's folder for its identity.
    .package(name: "AuthConformance", path: "../../.."),
    .package(url: "https://github.com/vapor/jwt-kit", exact: "5.7.1"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .executableTarget(name: "SwiftCryptoSubject", dependencies: [conformance, crypto]),
    .executableTarget(
      name: "JWTKitSubject",
      dependencies: [conformance, crypto, .product(name: "JWTKit", package: "jwt-kit")]),
  ]
)
