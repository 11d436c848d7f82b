// swift-tools-version: 6.2

import PackageDescription

/// The module graph: each target uses only targets listed above it.
let package = Package(
  name: "AuthConformance",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "AuthConformance", targets: ["AuthConformance"]),
    .library(name: "ReferenceAuth", targets: ["ReferenceAuth"]),
    .library(name: "PropertyEngine", targets: ["PropertyEngine"]),
    .executable(name: "auth-conformance", targets: ["auth-conformance"]),
  ],
  targets: [
    .target(name: "ReferenceAuth"),
    .target(name: "PropertyEngine"),
    .target(name: "ConformanceStatistics"),
    .target(name: "ConformanceModel"),
    .target(name: "ConformanceVectors"),
    .target(
      name: "ConformanceChecks",
      dependencies: [
        "ReferenceAuth", "PropertyEngine", "ConformanceStatistics", "ConformanceModel",
        "ConformanceVectors",
      ]),
    .target(name: "ConformanceReports", dependencies: ["ConformanceModel"]),
    .target(
      name: "AuthConformance",
      dependencies: ["ConformanceModel", "ConformanceChecks", "ConformanceReports"]),
    .target(name: "AuthGallery", dependencies: ["ConformanceModel", "ReferenceAuth"]),
    .executableTarget(
      name: "auth-conformance",
      dependencies: [
        "ConformanceModel", "ConformanceVectors", "ConformanceChecks", "ConformanceReports",
        "AuthConformance", "AuthGallery",
      ]),

    .testTarget(name: "ReferenceAuthTests", dependencies: ["ReferenceAuth"]),
    .testTarget(name: "PropertyEngineTests", dependencies: ["PropertyEngine"]),
    .testTarget(
      name: "ConformanceStatisticsTests", dependencies: ["ConformanceStatistics"],
      exclude: ["Grid/make_binomial_grid.py"]),
    .testTarget(name: "ConformanceModelTests", dependencies: ["ConformanceModel"]),
    .testTarget(name: "ConformanceVectorsTests", dependencies: ["ConformanceVectors"]),
    .testTarget(
      name: "ConformanceChecksTests",
      dependencies: [
        "ReferenceAuth", "PropertyEngine", "ConformanceStatistics", "ConformanceModel",
        "ConformanceVectors", "ConformanceChecks", "AuthGallery",
      ]),
    .testTarget(
      name: "ConformanceReportsTests", dependencies: ["ConformanceModel", "ConformanceReports"],
      exclude: ["Golden", "Schemas"]),
    .testTarget(
      name: "AuthConformanceTests", dependencies: ["ConformanceModel", "AuthConformance"]),
    .testTarget(
      name: "AuthGalleryTests",
      dependencies: [
        "ConformanceModel", "ConformanceChecks", "AuthGallery", "ReferenceAuth",
      ]),
    .testTarget(
      name: "CommandLineTests", dependencies: ["ConformanceModel", "auth-conformance"]),
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
