/// What several rules have to know of a file.
struct FileFacts {
  let file: SourceFile
  let purpose: FilePurpose
  let alphabets: Alphabets
  /// Whether what stands there only tries the code of others.
  let isTest: Bool
  /// Whether its words tell of signing in, and none of them of something else that has nonces.
  let tellsOfSignIn: Bool
  /// Whether all that tells of signing in is the name of OAuth.
  let tellsOfOAuthAlone: Bool
  /// Whether its requests may carry the time beside a nonce, so that nobody sends them again.
  let stampsRequests: Bool
  /// Whether a file that signs in, and does not say how, keeps a 'state' in its session.
  let keepsState: Bool
  /// Whether any name or text speaks of a nonce.
  let speaksOfNonce: Bool
  /// Whether a nonce or another secret of a sign-in may be made here.
  let makesSecrets: Bool
  /// Whether it is about signing in, with or without a nonce.
  let isAboutSignIn: Bool
  /// Everything that `if` rules.
  let branches: [SourceBranch]
  let imported: ImportedNames
  /// Where each name stands, in a file that speaks of a nonce.
  private let places: [String: [Int]]

  init(_ file: SourceFile) {
    self.file = file
    purpose = FilePurpose(file)
    alphabets = Alphabets(file)
    isTest =
      Self.isTest(file.path)
      || file.language == .swift
        && file.words.indices.contains { file.follows(["import", "Testing"], at: $0) }
      || file.language == .rust && Self.isAllTests(file)
      || zip(file.words, file.tokens).contains { word, token in
        token.kind == .identifier && Self.testNames.contains(word)
          || token.kind == .string && Self.testModules.contains(word)
      }
    speaksOfNonce = file.nonces.contains(true)
    isAboutSignIn = speaksOfNonce || purpose == .signIn || file.mentions(Self.signInWords)
    branches = file.branches
    imported = ImportedNames(file)
    let tells = purpose == .signIn || purpose == .unknown && file.mentions(Self.loginWords)
    tellsOfSignIn = tells
    tellsOfOAuthAlone = tells && purpose == .unknown && !file.mentions(Self.plainWords)
    stampsRequests = speaksOfNonce && purpose == .unknown && file.mentions(Self.stamps)
    keepsState = tells && purpose == .unknown && Self.keepsState(file)
    let isSure = purpose == .signIn || keepsState
    let hasSecrets =
      tells
      && zip(file.words, file.tokens).contains {
        $1.kind != .mark
          && (isSure && NonceName.isSecret($0) || NonceName.isToken($0, isMaker: true))
      }
    makesSecrets = speaksOfNonce || hasSecrets || SourceFile.namesNonce(file.path)
    var places: [String: [Int]] = [:]
    if makesSecrets {
      for index in file.words.indices where file.tokens[index].kind == .identifier {
        places[file.words[index], default: []].append(index)
      }
    }
    self.places = places
  }

  /// `session['state'] = …`
  private static func keepsState(_ file: SourceFile) -> Bool {
    file.words.indices.contains { index in
      file.isText(index) && file.word(index) == "state" && file.isMark(index - 1, "[")
        && file.follows(["]", "="], at: index + 1)
        && file.word(index - 2).lowercased().contains("session")
    }
  }

  /// Where a name stands, in order.
  func places(of name: String) -> [Int] { places[name] ?? [] }

  private static let signInWords = ByteSearch([
    "signin", "sign_in", "sign in", "sign-in", "login", "log in", "log_in", "authoriz",
    "credential", "token endpoint", "token_endpoint", "authclient", "auth_client",
  ])

  private static let stamps = ByteSearch(["timestamp", "time_stamp"])

  private static let testFolders: Set<String> = [
    "test", "tests", "spec", "specs", "__tests__", "mocks", "__mocks__", "fixtures", "testing",
    "e2e", "uitests", "benchmarks", "bench", "testdata", "androidtest", "fuzz", "fuzzing",
    "fuzzers", "scratch", "scratchpad", "playground",
  ]

  /// What a file is called in which somebody tries something.
  private static let trials: Set<String> = ["test", "scratch", "scratchpad", "playground", "fuzz"]

  /// What only tests import or are.
  private static let testNames: Set<String> = [
    "XCTestCase", "junit", "pytest", "unittest", "PHPUnit", "RSpec", "NUnit", "Xunit", "xunit",
    "minitest", "Minitest", "TestTools", "kotest", "testng", "proptest", "quickcheck",
  ]
  private static let testModules: Set<String> = [
    "vitest", "@jest/globals", "node:test", "mocha", "chai", "testing",
    "package:flutter_test/flutter_test.dart", "package:test/test.dart",
  ]

  /// Whether every function that nobody calls is a test: `#[test] fn …`.
  private static func isAllTests(_ file: SourceFile) -> Bool {
    var tests = 0, others = 0
    for index in file.words.indices where file.words[index] == "fn" && file.isName(index + 1) {
      guard file.parents[index] < 0 else { continue }
      var place = index - 1
      while file.word(place) == "async" || file.word(place) == "pub" { place -= 1 }
      let isTest =
        file.isMark(place, "]") && file.mates[place] >= 0
        && file.contains(["test", "rstest", "quickcheck"], in: file.mates[place]..<place)
      if isTest { tests += 1 } else { others += 1 }
    }
    return tests > others
  }

  private static func isTest(_ path: String) -> Bool {
    let parts = path.lowercased().split(separator: "/")
    guard let name = parts.last else { return false }
    if parts.dropLast().contains(where: {
      testFolders.contains(String($0)) || $0.hasSuffix("tests")
    }) {
      return true
    }
    let base = name.prefix { $0 != "." }
    if trials.contains(String(base)) || ["fuzz_", "fuzzer"].contains(where: base.hasPrefix) {
      return true
    }
    // `LoginTest.kt`, and no `AppAttest.swift`.
    let own = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    if ["Test", "TestCase", "Spec"].contains(where: own.hasSuffix) { return true }
    return name.contains(".test.") || name.contains(".spec.") || name.hasPrefix("test_")
      || base.hasSuffix("_test") || base.hasSuffix("tests") || base.hasSuffix("_spec")
  }

  private static let plainLogin = [
    "signin", "sign_in", "sign in", "sign-in", "login", "log in", "log_in", ".sso", "/sso",
    "authorization request", "authorizationrequest", "single sign",
  ]
  private static let plainWords = ByteSearch(plainLogin)
  private static let loginWords = ByteSearch(plainLogin + ["oauth"])

  /// The certainty that a finding about how a nonce is made may have, at most, in this file.
  func capped(_ certainty: Certainty) -> Certainty {
    isTest || purpose == .other ? .lookHere : certainty
  }

  /// The same at a token: a function that signs requests or payments has a nonce of its own.
  func capped(_ certainty: Certainty, at index: Int) -> Certainty {
    let scope = file.isInFunction(index) ? file.namedFunction(of: index) : file.statement(at: index)
    let signs = scope.contains { place in
      file.kind(place) != .mark && Self.signatures.contains(Self.plain(file.word(place)))
    }
    return signs || carriesSignature(scope) ? .lookHere : capped(certainty)
  }

  /// Whether a function signs what it sends with the time in it: its nonce has to be another one
  /// each time, and need not be beyond guessing.
  private func carriesSignature(_ scope: Range<Int>) -> Bool {
    let names = scope.filter { file.kind($0) != .mark }.map { Self.plain(file.word($0)) }
    return names.contains { name in ["signature", "hmac", "tosign"].contains(where: name.contains) }
      && names.contains { $0.contains("timestamp") }
  }

  private static func plain(_ word: String) -> String {
    word.lowercased().filter { $0 != "_" && $0 != "-" }
  }

  /// What the nonce of a signed request or payment is called, and what is sent with it.
  private static let signatures: Set<String> = [
    "noncestr", "getnoncestr", "makenoncestr", "generatenoncestr", "oauthsignature",
    "oauthsignaturemethod", "oauthtimestamp", "mchid", "outtradeno", "paysign", "signtype",
  ]

  /// Whether a token names a nonce, or in a file of sign-in another secret of it.
  func isSecret(_ index: Int) -> Bool {
    file.nonces[index] || file.kind(index) != .mark && isSecret(named: file.word(index))
  }

  /// Whether a name is that of a secret of a sign-in, as far as the file is about that.
  func isSecret(named name: String) -> Bool {
    (purpose == .signIn || keepsState) && NonceName.isSecret(name)
      || tellsOfSignIn && NonceName.isToken(name)
  }

  /// Whether a function or a type around makes nonces or other secrets, by its name.
  func makesSecrets(_ block: SourceBlock) -> Bool {
    SourceFile.namesNonce(block.name) || isSecret(named: block.name)
      || tellsOfSignIn && NonceName.isToken(block.name, isMaker: true)
  }

  /// Whether what stands at a token makes a nonce: by its statement, or by what is around it.
  func makesNonce(_ index: Int) -> Bool {
    standsInMaker(index) || flowsIntoNonce(index)
  }

  /// Whether what stands at a token is given to a member that is no nonce: `{ 'x-id': id(), nonce }`.
  func isLabelledOtherwise(_ index: Int) -> Bool {
    guard let label = receivers(of: index).first, file.isMark(label + 1, ":"), !isSecret(label)
    else { return false }
    return file.isMark(file.parents[label], "{")
  }

  /// `String text(int n) => …;`, a function that is one expression.
  private func expressionFunction(around index: Int) -> SourceBlock? {
    guard [.dart, .cSharp, .kotlin].contains(file.language), !file.isInFunction(index) else {
      return nil
    }
    let statement = file.statement(at: index)
    let name = statement.first { place in
      guard place < index, file.isName(place), file.isMark(place + 1, "("),
        file.mates[place + 1] > place, file.mates[place + 1] < index
      else { return false }
      return file.language == .kotlin
        ? file.word(place - 1) == "fun" : file.isMark(file.mates[place + 1] + 1, "=>")
    }
    return name.map {
      SourceBlock(
        kind: .function, name: file.word($0), header: statement.lowerBound, body: statement)
    }
  }

  /// Whether the function around a token is called where a nonce is made: `nonce = randomText(32)`.
  func isCalledForNonce(_ index: Int) -> Bool {
    guard
      let function = file.surroundings(of: index).last(where: {
        $0.kind == .function && !$0.name.isEmpty
      }) ?? expressionFunction(around: index),
      !["__init__", "initialize", "init", "constructor", "__construct"].contains(function.name)
    else { return false }
    return places(of: function.name).contains { place in
      (file.isMark(place + 1, "(")
        || file.language == .objectiveC
          && (file.isMark(place + 1, ":") || file.isMark(place + 1, "]")))
        && (place >= function.body.upperBound || place < function.header)
        && !picksOfStrong(place)
        && (file.speaksOfNonce(file.statement(at: place)) && !isLabelledOtherwise(place)
          || flowsIntoNonce(place, followsKept: false) || isGivenBackByMaker(place))
    }
  }

  /// `function codeVerifier() { return randomText(64); }`
  private func isGivenBackByMaker(_ call: Int) -> Bool {
    let close = file.mates[call + 1]
    guard file.word(call - 1) == "return", close > call, [";", "}"].contains(file.word(close + 1)),
      let function = file.surroundings(of: call).last(where: { $0.kind == .function })
    else { return false }
    return makesSecrets(function)
  }
}
