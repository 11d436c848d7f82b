// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that the suite itself stays without dependencies.
let package = Package(
  name: "JWTKitSubject",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The name is needed because a path takes the clone's folder for its identity.
    .package(name: "AuthConformance", path: "../../.."),
    .package(url: "https://github.com/vapor/jwt-kit", exact: "5.7.1"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .executableTarget(
      name: "JWTKitSubject",
      dependencies: [
        .product(name: "AuthConformance", package: "AuthConformance"),
        .product(name: "JWTKit", package: "jwt-kit"),
        .product(name: "Crypto", package: "swift-crypto"),
      ])
  ]
)
