import AuthGallery
import ConformanceModel
import Foundation
import Testing

@testable import ConformanceChecks

/// What a new requirement needs: a row, a check, a known-bad subject, and the lists that name them.
@Suite struct CatalogueTests {
  @Test func `every row has its check, and every check its row, in the same order`() {
    #expect(Catalogue.checks.map(\.id) == Requirement.all.map(\.id))
    for area in Requirement.Area.allCases {
      #expect(Requirement.all.contains { $0.area == area }, "\(area)")
    }
  }

  @Test(arguments: Requirement.all.map(\.id))
  func `every requirement is violated by a known-bad subject`(id: RequirementID) {
    #expect(Gallery.knownBad.contains { $0.violates.contains(id) })
  }

  @Test(arguments: Requirement.all)
  func `what a failure brings with it is in the catalogue`(requirement: Requirement) {
    #expect(requirement.implies.allSatisfy { Requirement.named($0) != nil })
  }

  @Test func `whoever tells stories of sign-ins has a place among those that compete`() {
    let judges = Catalogue.checks.filter {
      [.continuation, .guard].contains($0.requirement.area)
    }
    #expect(judges.filter { $0.storyRank == nil }.map(\.id) == [])
  }

  @Test func `every cause has a name of its own, and an owner in the catalogue`() {
    #expect(Set(Cause.all.map(\.name)).count == Cause.all.count)
    #expect(Cause.all.compactMap(\.owner).filter { Requirement.named($0) == nil } == [])
    #expect(Cause.all.filter { $0.owner != nil && $0.remedy == nil } == [])
  }

  /// Nothing outside these folders knows a requirement by its name.
  private static let homes = [
    "ConformanceModel/Catalogue", "ConformanceModel/Cause", "ConformanceChecks", "AuthGallery",
    // What a line of source may violate is told by its rule.
    "SourceScan",
  ]

  @Test func `a new requirement touches rows, causes, checks and gallery, and nothing else`() throws
  {
    let sources = Self.sources
    let members = Requirement.all.map { Self.member($0.id) }
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 300)
    for file in files where !Self.homes.contains(where: file.hasPrefix) {
      let text = try String(
        contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      let words = Set(text.split { !($0.isLetter || $0.isNumber) }.map(String.init))
      #expect(members.filter(words.contains) == [], "\(file)")
    }
  }

  /// What needs control of order, time or memory is not judged in a test target.
  @Test func `the page on sign-in adapters says all that a test target cannot see, and no more`()
    throws
  {
    let page = try String(
      contentsOf: Self.sources.appendingPathComponent(
        "AuthConformance/AuthConformance.docc/SignInAdapters.md"), encoding: .utf8)
    let heading = "### What a test target cannot see"
    let section = try #require(page.components(separatedBy: heading).last)
    let named = Set(section.matches(of: #/`([a-z.-]+)`/#).map { String($0.1) })
    let unjudged = Catalogue.checks.filter { $0.place == .controlledOnly && $0.needs == [.signIn] }
      .map(\.id)
    #expect(named.filter { $0.contains(".") } == Set(unjudged.map(\.rawValue)))
    let words = try Self.wordsOfChecks()
    let unseen = Cause.all.filter { cause in
      guard let owner = cause.owner, Requirement.named(owner).map(Self.isOfSignIn) == true else {
        return false
      }
      let member = Self.member(cause.name)
      return unjudged.contains(owner)
        || words.controlled.contains(member) && !words.settled.contains(member)
    }
    #expect(named.filter { !$0.contains(".") } == Set(unseen.map(\.name)))
  }

  @Test func `the first page names all of nonce and token that a test target leaves out`() throws {
    let page = try String(
      contentsOf: Self.sources.appendingPathComponent(
        "AuthConformance/AuthConformance.docc/GettingStarted.md"), encoding: .utf8)
    let line = try #require(
      page.split(separator: "\n\n").first { $0.contains("Not among them are") })
    let unjudged = Catalogue.checks.filter { check in
      ![.continuation, .guard, .account].contains(check.requirement.area)
        && check.reasonNotInTest != nil
    }
    #expect(
      line.matches(of: #/`([a-z]+\.[a-z-]+)`/#).map { String($0.1) }
        == unjudged.map(\.id.rawValue))
  }

  /// Every word of the checks: those that judge only where the order is controlled, and the others.
  private static func wordsOfChecks() throws -> (controlled: Set<String>, settled: Set<String>) {
    let folder = sources.appendingPathComponent("ConformanceChecks")
    var (controlled, settled) = (Set<String>(), Set<String>())
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let words = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
      let isControlled =
        file.hasPrefix("Orders/") || file == "Guard/SuspensionClaim.swift"
        || text.contains(".controlledOnly")
      if isControlled { controlled.formUnion(words) } else { settled.formUnion(words) }
    }
    return (controlled, settled)
  }

  private static func isOfSignIn(_ requirement: Requirement) -> Bool {
    [.continuation, .guard].contains(requirement.area)
  }

  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// `nonce.length-exact` ↦ `nonceLengthExact`.
  private static func member(_ id: RequirementID) -> String { member(id.rawValue) }

  private static func member(_ name: String) -> String {
    let words = name.split { $0 == "." || $0 == "-" }
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
