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
      dependencies: [.product(name: "ReferenceAuth", package: "AuthConformance")],
      // Off until the variable is set: see 'Threads and memory' in the documentation.
      swiftSettings:
        Context.environment["AUTH_CONFORMANCE_THREADS"] == nil
        ? [] : [.unsafeFlags(["-sanitize=thread"], .when(platforms: [.linux]))]),
    // The adapter, for the command line and for the tests.
    .target(
      name: "SampleAppAdapter",
      dependencies: [
        "SampleApp", .product(name: "AuthConformance", package: "AuthConformance"),
      ]),
    .executableTarget(
      name: "sample-app-conformance",
      dependencies: [
        "SampleAppAdapter", .product(name: "AuthConformance", package: "AuthConformance"),
      ]),
    // The same in the language mode that most apps still are in; judged with many seeds as well.
    .executableTarget(
      name: "sample-app-mode-5",
      dependencies: [
        "SampleApp", .product(name: "AuthConformance", package: "AuthConformance"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SampleAppTests",
      dependencies: [
        "SampleAppAdapter",
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
