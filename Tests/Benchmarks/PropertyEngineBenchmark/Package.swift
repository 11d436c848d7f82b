// swift-tools-version: 6.2

import PackageDescription

/// Measures the property loop; apart from the product so that it adds nothing to its build.
let package = Package(
  name: "PropertyEngineBenchmark",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "AuthConformance", path: "../../..")],
  targets: [
    .executableTarget(
      name: "property-loop",
      dependencies: [.product(name: "PropertyEngine", package: "AuthConformance")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
