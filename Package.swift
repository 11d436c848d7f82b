// swift-tools-version: 6.2

import PackageDescription

/// What the command line is made of, from the bottom; each target uses only those before it.
let tower = [
  "ReferenceAuth", "PlainText", "PropertyEngine", "ConformanceStatistics", "ScheduleExplorer",
  "ConformanceModel", "ConformanceVectors", "ConformanceChecks", "AuthConformance",
  "ConformanceReports", "ConformanceRunner", "ThreadGallery", "AuthGallery", "SourceScan",
]
let tool = tower.map { Target.Dependency(stringLiteral: $0) }

let package = Package(
  name: "AuthConformance",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    "AuthConformance", "AuthConformanceTesting", "AuthConformanceXCTest", "ConformanceRunner",
    "ReferenceAuth", "PropertyEngine",
  ].map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "auth-conformance", targets: ["auth-conformance"]),
    .plugin(name: "ConformanceCommand", targets: ["ConformanceCommand"]),
  ],
  targets: [
    "CDigestKernels", "CLinkedSymbols", "CMemoryPoints", "CVectors", "PlainText", "PropertyEngine",
    "ThreadGallery",
  ].map { .target(name: $0) } + [
    .target(name: "ReferenceAuth", dependencies: ["CDigestKernels"]),
    .target(name: "ConformanceStatistics", dependencies: ["PlainText"]),
    .target(
      name: "ScheduleExplorer",
      dependencies: ["CLinkedSymbols", "CMemoryPoints", "PlainText", "PropertyEngine"]),
    .target(name: "ConformanceModel", dependencies: ["CLinkedSymbols", "PlainText"]),
    .target(name: "ConformanceVectors", dependencies: ["CVectors", "PlainText"]),
    .target(name: "ConformanceChecks", dependencies: Array(tool[...6])),
    .target(name: "AuthConformance", dependencies: Array(tool[1...7])),
    .target(name: "AuthConformanceTesting", dependencies: ["AuthConformance"]),
    .target(name: "AuthConformanceXCTest", dependencies: ["AuthConformance"]),
    .target(name: "ConformanceReports", dependencies: ["PlainText", "ConformanceModel"]),
    .target(name: "ConformanceRunner", dependencies: Array(tool[1...9])),
    .target(name: "AuthGallery", dependencies: [tool[0], tool[3], tool[5], "ThreadGallery"]),
    .target(name: "SourceScan", dependencies: Array(tool[1...7])),
    .executableTarget(name: "auth-conformance", dependencies: tool),
    .plugin(
      name: "ConformanceCommand",
      capability: .command(intent: .custom(verb: "auth-conformance", description: "Judges it.")),
      dependencies: ["auth-conformance"], path: "Sources/Plugins/ConformanceCommand"),
    // Task order is controlled for a whole process from its start, so the tests need a program.
    .executableTarget(name: "ScheduleProbe", dependencies: tool, path: "Tests/ScheduleProbe"),
    // A program, since what it makes is committed: `swift run StoryTable --write FILE`.
    .executableTarget(name: "StoryTable", dependencies: tool, path: "Tests/StoryTable"),
    .testTarget(name: "ReferenceAuthTests", dependencies: ["ReferenceAuth"]),
    .testTarget(name: "PropertyEngineTests", dependencies: ["PropertyEngine"]),
    .testTarget(name: "ScheduleExplorerTests", dependencies: tool + ["ScheduleProbe"]),
    .testTarget(name: "StoryTableTests", dependencies: tool + ["StoryTable"]),
    .testTarget(name: "ConformanceStatisticsTests", dependencies: [tool[1], tool[3]]),
    .testTarget(name: "ConformanceVectorsTests", dependencies: [tool[1], tool[6]]),
    .testTarget(name: "ConformanceModelTests", dependencies: ["PlainText", "ConformanceModel"]),
    .testTarget(name: "ConformanceChecksTests", dependencies: tool, exclude: ["Golden"]),
    .testTarget(
      name: "ConformanceReportsTests", dependencies: tool, exclude: ["Golden", "Schemas"]),
    .testTarget(
      name: "AuthConformanceTestingTests",
      dependencies: ["AuthConformanceTesting", "AuthConformanceXCTest"]),
    .testTarget(
      name: "SourceScanTests", dependencies: ["ConformanceModel", "SourceScan"], exclude: ["Forms"]),
    .testTarget(
      name: "CommandLineTests", dependencies: tool + ["auth-conformance"], exclude: ["Golden"]),
  ] + [tower[10], tower[12]].map { .testTarget(name: $0 + "Tests", dependencies: tool) }
)

let threads = Context.environment["AUTH_CONFORMANCE_THREADS"]
let instrumented = ["ThreadGallery"] + (threads == nil ? [] : ["ReferenceAuth"])
/// Settings of some targets; a package that fetches this one by its version gets the same.
let settings: [(targets: [String], flag: String, condition: BuildSettingCondition)] = [
  // Nothing was measured to be hot here: left unoptimised, a release build takes half the time.
  (tower[5..<13] + ["auth-conformance", "StoryTable"], "-Onone", .when(configuration: .release)),
  // Hot in tests as well: unoptimised, a signature takes 20 ms, and seeds are tried by the million.
  (["ReferenceAuth", "ConformanceStatistics"], "-O", .when(configuration: .debug)),
  // Every access to memory becomes a call, which `CMemoryPoints` answers: threads may switch there.
  (instrumented, "-sanitize=thread", .when(platforms: [.linux])),
]
for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
  ]
  for setting in settings where setting.targets.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags([setting.flag], setting.condition))
  }
}
