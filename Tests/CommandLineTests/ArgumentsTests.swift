import AuthConformance
import Testing

@testable import auth_conformance

@Suite struct ArgumentsTests {
  @Test func `options, operands and the command after two dashes are told apart`() throws {
    let plain = try Arguments(["--area", "nonce", "--strict", "reference"], for: .run)
    #expect(plain.values == ["--area": "nonce"])
    #expect(plain.flags == ["--strict"])
    #expect(plain.operands == ["reference"])
    let command = try Arguments(["--seed=1f", "--", "python3", "--area", "x"], for: .run)
    #expect(try command.seed() == 0x1f)
    #expect(command.command == ["python3", "--area", "x"])
  }

  @Test func `a list that is named again goes on, of everything else the last counts`() throws {
    let found = try Arguments(
      ["--area", "nonce,token", "--seed", "1", "--area=guard", "--seed", "2"], for: .run)
    #expect(found.values == ["--area": "nonce,token,guard", "--seed": "2"])
  }

  @Test func `benchmarks that are named in turn add up, and one that is unknown is named`() throws {
    let two = try Arguments(
      ["--only", "sign-in", "--only", "digest.*", "--only", "d*1K*"], for: .bench)
    let names = try BenchCommand.tasks(two).map(\.name)
    #expect(names == BenchTask.matching("digest.*").map(\.name) + ["sign-in"])
    let wrong = try Arguments(["--only", "nonce", "--only", "dijest.nonce"], for: .bench)
    let error = #expect(throws: UsageError.self) { try BenchCommand.tasks(wrong) }
    #expect(
      error?.description == "unknown benchmark 'dijest.nonce'. Did you mean 'digest.nonce'?")
  }

  @Test(arguments: [
    (["--aera", "x"], "unknown option '--aera'. Did you mean '--area'?"),
    (["--area"], "option '--area' needs a value: --area A,B"),
    (["--strict=1"], "option '--strict' takes no value"),
    (["--"], "'--' must be followed by a command"),
    (["a", "b"], "'run' takes [SUBJECT | -- COMMAND ARG…], found 'a b'"),
  ])
  func `a mistake is one line that names it`(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Arguments(words, for: .run) }
    #expect(error?.description == message)
  }

  @Test func `what is unknown is listed as far as one line goes`() {
    let few = UsageError.unknown("colour", "xyz", among: ["red", "green"])
    #expect(few.description == "unknown colour 'xyz'. Known: red, green.")
    let many = UsageError.unknown("subject", "xyz", among: (1...249).map { "subject-\($0)" })
    #expect(
      many.description == "unknown subject 'xyz'. Known are 249, such as 'subject-1': see "
        + "'auth-conformance list subjects', 'list requirements' or '--help'.")
  }

  @Test func `a value out of range is told its range`() throws {
    let arguments = try Arguments(["--time-limit", "0"], for: .run)
    let error = #expect(throws: UsageError.self) { try arguments.number("--time-limit", 1...9) }
    #expect(
      error?.description
        == "option '--time-limit': found '0', expected a whole number from 1 to 9")
  }

  @Test func `a random seed is another one each time, and none for parts of a run`() throws {
    let words = ["--seed", "random"]
    let seeds = try (0..<3).map { _ in try Arguments(words, for: .run).seed() }
    #expect(Set(seeds).count == 3)
    let parts = try Arguments(words + ["--shard", "1/2"], for: .run)
    let error = #expect(throws: UsageError.self) { try parts.seed() }
    #expect(
      error?.description
        == "option '--seed': found 'random' beside '--shard', expected one seed for all parts")
  }

  @Test(arguments: [
    ("plain-word/1.2", "plain-word/1.2"), ("two words", "'two words'"), ("it's", #"'it'\''s'"#),
    ("", "''"), ("$HOME", "'$HOME'"),
  ])
  func `a quoted word is read back unchanged by a shell`(word: String, quoted: String) {
    #expect(ShellQuoting.quote(word) == quoted)
  }
}
