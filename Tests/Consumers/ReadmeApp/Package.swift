// swift-tools-version: 6.2

import PackageDescription

// The adapter that README shows, built as a user would build it.
let package = Package(
  name: "ReadmeApp",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The name is needed because a path takes the clone's folder for its identity.
    .package(name: "AuthConformance", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "my-app",
      dependencies: [.product(name: "AuthConformance", package: "AuthConformance")])
  ]
)
