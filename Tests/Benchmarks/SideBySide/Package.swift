// swift-tools-version: 6.2

import PackageDescription

/// Measures the reference beside what people would use instead; apart from the product, which has
/// no dependencies.
let package = Package(
  name: "SideBySide",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "AuthConformance", path: "../../.."),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
  ],
  targets: [
    .executableTarget(
      name: "swift-contenders",
      dependencies: [
        .product(name: "ReferenceAuth", package: "AuthConformance"),
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
