// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nothing here can be taken for a part of the suite.
let package = Package(
  name: "Ways",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The name is needed because a path takes the clone's folder for its identity.
    .package(name: "AuthConformance", path: "../../..")
  ],
  targets: [
    .target(name: "CWays"),
    .executableTarget(
      name: "Ways",
      dependencies: [
        "CWays", .product(name: "AuthConformance", package: "AuthConformance"),
        .product(name: "ReferenceAuth", package: "AuthConformance"),
      ]),
  ]
)
