// swift-tools-version: 6.2

import PackageDescription

/// What the command line is made of, from the bottom; each target uses only those before it.
let tower = [
  "ReferenceAuth", "PlainText", "PropertyEngine", "ConformanceStatistics", "ScheduleExplorer",
  "ConformanceModel", "ConformanceVectors", "ConformanceChecks", "AuthConformance",
  "ConformanceReports", "ConformanceRunner", "AuthGallery",
]
let tool = tower.map { Target.Dependency(stringLiteral: $0) }

let package = Package(
  name: "AuthConformance",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "AuthConformance", targets: ["AuthConformance"]),
    .library(name: "AuthConformanceTesting", targets: ["AuthConformanceTesting"]),
    .library(name: "AuthConformanceXCTest", targets: ["AuthConformanceXCTest"]),
    .library(name: "ConformanceRunner", targets: ["ConformanceRunner"]),
    .library(name: "ReferenceAuth", targets: ["ReferenceAuth"]),
    .library(name: "PropertyEngine", targets: ["PropertyEngine"]),
    .executable(name: "auth-conformance", targets: ["auth-conformance"]),
  ],
  targets: [
    .target(name: "CDigestKernels"),
    .target(name: "CVectors"),
    .target(name: "ReferenceAuth", dependencies: ["CDigestKernels"]),
    .target(name: "PlainText"),
    .target(name: "PropertyEngine"),
    .target(name: "ConformanceStatistics", dependencies: ["PlainText"]),
    .target(name: "ScheduleExplorer", dependencies: ["PlainText", "PropertyEngine"]),
    .target(name: "ConformanceModel", dependencies: ["PlainText"]),
    .target(name: "ConformanceVectors", dependencies: ["CVectors", "PlainText"]),
    .target(name: "ConformanceChecks", dependencies: Array(tool[...6])),
    .target(name: "AuthConformance", dependencies: Array(tool[1...7])),
    .target(name: "AuthConformanceTesting", dependencies: ["AuthConformance"]),
    .target(name: "AuthConformanceXCTest", dependencies: ["AuthConformance"]),
    .target(name: "ConformanceReports", dependencies: ["PlainText", "ConformanceModel"]),
    .target(name: "ConformanceRunner", dependencies: Array(tool[1...9])),
    .target(name: "AuthGallery", dependencies: ["ReferenceAuth", "ConformanceModel"]),
    .executableTarget(name: "auth-conformance", dependencies: tool),
    // Task order is controlled for a whole process from its start, so the tests need a program.
    .executableTarget(
      name: "ScheduleProbe", dependencies: ["PropertyEngine", "ScheduleExplorer"],
      path: "Tests/ScheduleProbe"),
    // A program, since what it makes is committed: `swift run StoryTable --write FILE`.
    .executableTarget(name: "StoryTable", dependencies: tool, path: "Tests/StoryTable"),

    .testTarget(name: "ReferenceAuthTests", dependencies: ["ReferenceAuth"]),
    .testTarget(name: "PropertyEngineTests", dependencies: ["PropertyEngine"]),
    .testTarget(
      name: "ConformanceStatisticsTests", dependencies: ["PlainText", "ConformanceStatistics"],
      exclude: ["Grid/make_binomial_grid.py"]),
    .testTarget(name: "ScheduleExplorerTests", dependencies: tool + ["ScheduleProbe"]),
    .testTarget(name: "StoryTableTests", dependencies: tool + ["StoryTable"]),
    .testTarget(name: "ConformanceModelTests", dependencies: ["PlainText", "ConformanceModel"]),
    .testTarget(name: "ConformanceVectorsTests", dependencies: tool),
    .testTarget(name: "ConformanceChecksTests", dependencies: tool, exclude: ["Golden"]),
    .testTarget(
      name: "ConformanceReportsTests", dependencies: tool, exclude: ["Golden", "Schemas"]),
    .testTarget(name: "ConformanceRunnerTests", dependencies: tool),
    .testTarget(
      name: "AuthConformanceTestingTests",
      dependencies: ["AuthConformanceTesting", "AuthConformanceXCTest"]),
    .testTarget(name: "AuthGalleryTests", dependencies: tool),
    .testTarget(name: "CommandLineTests", dependencies: tool + ["auth-conformance"]),
  ]
)

/// Targets in which nothing is hot; left unoptimised, a release build takes half the time.
///
/// Hashing, signatures, statistics and the engines are elsewhere. Whoever measures otherwise
/// takes a name off this list. A package that fetches this one by its version gets the same settings.
let cold = tower[5...] + ["auth-conformance", "StoryTable"]

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
  ]
  if cold.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
  // Signatures are verified by the thousand, also in tests: unoptimised, each takes 20 ms.
  if target.name == "ReferenceAuth" {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
}
