// swift-tools-version: 6.2

import PackageDescription

/// The module graph: each target uses only targets listed above it.
let package = Package(
  name: "AuthConformance",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
  ],
  targets: [
    .target(name: "ConformanceModel"),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
