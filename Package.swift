// swift-tools-version: 6.2

import PackageDescription

/// The module graph: each target uses only targets listed above it.
let package = Package(
  name: "AuthConformance",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "AuthConformance", targets: ["AuthConformance"]),
    .library(name: "AuthConformanceTesting", targets: ["AuthConformanceTesting"]),
    .library(name: "AuthConformanceXCTest", targets: ["AuthConformanceXCTest"]),
    .library(name: "ReferenceAuth", targets: ["ReferenceAuth"]),
    .library(name: "PropertyEngine", targets: ["PropertyEngine"]),
    .executable(name: "auth-conformance", targets: ["auth-conformance"]),
  ],
  traits: [
    .trait(
      name: "QuickBuild",
      description: "Leaves the engines in a clone's release build unoptimised."),
    .default(enabledTraits: ["QuickBuild"]),
  ],
  targets: [
    .target(name: "CVectors"),
    .target(name: "CDigestKernels"),
    .target(name: "ReferenceAuth", dependencies: ["CDigestKernels"]),
    .target(name: "PropertyEngine"),
    .target(name: "ScheduleExplorer", dependencies: ["PropertyEngine"]),
    .target(name: "ConformanceStatistics"),
    .target(name: "ConformanceModel"),
    .target(name: "ConformanceVectors", dependencies: ["CVectors"]),
    .target(
      name: "ConformanceChecks",
      dependencies: [
        "ReferenceAuth", "PropertyEngine", "ScheduleExplorer", "ConformanceStatistics",
        "ConformanceModel", "ConformanceVectors",
      ]),
    .target(name: "ConformanceReports", dependencies: ["ConformanceModel"]),
    .target(
      name: "AuthConformance",
      dependencies: [
        "PropertyEngine", "ScheduleExplorer", "ConformanceModel", "ConformanceChecks",
        "ConformanceReports",
      ]),
    .target(
      name: "ConformanceRunner",
      dependencies: [
        "PropertyEngine", "ScheduleExplorer", "ConformanceStatistics", "ConformanceModel",
        "ConformanceVectors", "ConformanceChecks", "ConformanceReports", "AuthConformance",
      ]),
    .target(name: "AuthConformanceTesting", dependencies: ["AuthConformance"]),
    // Beside the former, so that who uses one of the frameworks does not get the other.
    .target(name: "AuthConformanceXCTest", dependencies: ["AuthConformance"]),
    .target(name: "AuthGallery", dependencies: ["ConformanceModel", "ReferenceAuth"]),
    .executableTarget(
      name: "auth-conformance",
      dependencies: [
        "ConformanceModel", "ConformanceVectors", "ConformanceChecks", "ConformanceReports",
        "AuthConformance", "ConformanceRunner", "AuthGallery",
      ]),

    // Task order is controlled for a whole process from its start, so the tests need a program.
    .executableTarget(
      name: "ScheduleProbe", dependencies: ["PropertyEngine", "ScheduleExplorer"],
      path: "Tests/ScheduleProbe"),
    .testTarget(
      name: "ScheduleExplorerTests",
      dependencies: ["PropertyEngine", "ScheduleExplorer", "ScheduleProbe"]),
    // A program, since what it makes is committed: `swift run StoryTable --write FILE`.
    .executableTarget(
      name: "StoryTable",
      dependencies: ["ReferenceAuth", "ConformanceVectors", "ConformanceChecks"],
      path: "Tests/StoryTable"),
    .testTarget(name: "StoryTableTests", dependencies: ["ReferenceAuth", "StoryTable"]),
    .testTarget(
      name: "ConformanceChecksTests",
      dependencies: [
        "ReferenceAuth", "PropertyEngine", "ScheduleExplorer", "ConformanceStatistics",
        "ConformanceModel", "ConformanceVectors", "ConformanceChecks", "AuthGallery",
      ], exclude: ["Token", "TokenFile"]),
    .testTarget(
      name: "AuthGalleryTests",
      dependencies: [
        "ConformanceModel", "ConformanceChecks", "AuthGallery", "ReferenceAuth",
      ], exclude: ["Tokens"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "PropertyEngine", "ScheduleExplorer", "ConformanceModel", "ConformanceChecks",
        "AuthConformance", "ConformanceRunner", "AuthGallery", "auth-conformance",
      ], exclude: ["FailedSampleTests.swift", "RunProgressTests.swift", "SnippetTests.swift"]),
  ]
)

/// Targets in which nothing is hot: hashing, statistics and the property engine are elsewhere.
///
/// Every CI user pays for the clean release build. Not optimising these targets, not parsing them
/// a second time for their interfaces, and leaving debug information to debug builds takes more
/// than a third off it, and costs the main job no time that shows. The flags count as unsafe,
/// which a package that was fetched as a dependency may not use; there they are left out.
let coldTargets: Set<String> = [
  "ConformanceModel", "ConformanceVectors", "ConformanceChecks", "ConformanceReports",
  "AuthConformance", "ConformanceRunner", "AuthGallery", "auth-conformance", "StoryTable",
]
/// Cold targets that are compiled when no other is left: two processes share their files.
let lastTargets: Set<String> = [
  "ConformanceModel", "AuthConformance", "ConformanceRunner", "auth-conformance",
]
/// The tool spends little in the engines; optimising them took a seventh of its build.
///
/// Whoever wants the engines themselves does without the trait: `--disable-default-traits`, or
/// `traits: []` where a package names this one. In a fetched package they are always optimised.
let engines: Set<String> = ["PropertyEngine", "ScheduleExplorer"]
let isFetched = Context.packageDirectory.contains("/checkouts/")

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  if isFetched { continue }
  // Signatures are verified by the thousand, also in tests: unoptimised, each takes 20 ms.
  if target.name == "ReferenceAuth" {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
  // The compiler's checks of its own intermediate code, and the hash of it by which a later build
  // could skip a file: together a tenth of the instructions of an unoptimised target's compilation.
  target.swiftSettings?.append(
    .unsafeFlags(["-Xfrontend", "-sil-verify-none", "-Xfrontend", "-disable-llvm-verify"]))
  var release = ["-Xfrontend", "-gnone", "-Xfrontend", "-disable-incremental-llvm-codegen"]
  if lastTargets.contains(target.name) {
    release += ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"]
    release += ["-driver-batch-count", "2"]
  } else if coldTargets.contains(target.name) {
    release += ["-Onone", "-no-emit-module-separately-wmo"]
  }
  target.swiftSettings?.append(.unsafeFlags(release, .when(configuration: .release)))
  if engines.contains(target.name) {
    target.swiftSettings?.append(
      .unsafeFlags(
        ["-Onone", "-no-emit-module-separately-wmo"],
        .when(configuration: .release, traits: ["QuickBuild"])))
  }
}
