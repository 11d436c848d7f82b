// swift-tools-version: 6.2

import PackageDescription

// `swift package auth-conformance` builds the adapter and judges it. The plugin of the suite's own
// package builds the suite as well, once; that of a release's package brings it with it.
let package = Package(
  name: "PluginApp",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "AuthConformance", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "my-adapter",
      dependencies: [.product(name: "AuthConformance", package: "AuthConformance")])
  ],
  swiftLanguageModes: [.v6]
)
