// swift-tools-version: 6.2

import PackageDescription

// An app's sign-in code and its tests, as an app developer would write them.
let package = Package(
  name: "SampleApp",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    // The name is needed because a path takes the clone's folder for its identity.
    .package(name: "AuthConformance", path: "../../..")
  ],
  targets: [
    .target(
      name: "SampleApp",
      // For its SHA-256, which an app on Apple's platforms may take from CryptoKit.
      dependencies: [.product(name: "ReferenceAuth", package: "AuthConformance")]),
    .testTarget(
      name: "SampleAppTests",
      dependencies: [
        "SampleApp",
        .product(name: "AuthConformanceTesting", package: "AuthConformance"),
      ]),
    .testTarget(
      name: "SampleAppXCTests",
      dependencies: [
        "SampleApp",
        .product(name: "AuthConformanceXCTest", package: "AuthConformance"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
