// swift-tools-version: 6.2

import PackageDescription

// The same app in three generations, as apps ship it; what judges it is in each one's 'main.swift'.
// Beside them, small ones with a mistake each, and what stand-ins compute and keep from an app.
let package = Package(
  name: "ShippedApp",
  dependencies: [.package(path: "../../../Sources/StandIns")],
  targets: ["copied", "half-repaired", "right", "locked", "small", "surroundings"].map {
    generation in
    .executableTarget(
      name: generation,
      dependencies: [
        "AppConformance", "AuthenticationServices", "Combine", "CryptoKit", "FirebaseAuth",
        "Security", "SwiftUI", "UIKit", "os",
      ].map { .product(name: $0, package: "StandIns") },
      swiftSettings: [.swiftLanguageMode(.v5)])
  }
)
