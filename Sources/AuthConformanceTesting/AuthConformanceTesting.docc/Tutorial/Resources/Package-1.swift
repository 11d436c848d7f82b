// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "SampleApp",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "AuthConformance", path: "../AuthConformance")
  ],
  targets: [
    .target(name: "SampleApp"),
    .testTarget(
      name: "SampleAppTests",
      dependencies: [
        "SampleApp",
        .product(name: "AuthConformanceTesting", package: "AuthConformance"),
      ]),
  ]
)
