import Testing

@testable import auth_conformance

@Suite struct ProjectFileTests {
  private static let path = ".auth-conformance.json"

  private static func file(_ text: String) throws -> ProjectFile {
    try ProjectFile(text: text, path: path)
  }

  private static let whole = """
    {"$schema": "urn:auth-conformance:schema:project-1",
     "command": ["python3", "my adapter.py"],
     "run": {"area": ["nonce", "charset"], "profile": "quick", "seed": "1f", "jobs": 2,
             "strict": true, "quiet": false, "no-reports": true},
     "bench": {"max-ratio": 1.5}}
    """

  @Test func `options are those of the command line, by command`() throws {
    var run = try Arguments([], for: .run)
    let added = run.adopt(try Self.file(Self.whole), for: .run)
    #expect(
      added.joined(separator: " ") == "--area nonce,charset --profile quick --seed 1f --jobs 2 "
        + "--strict --no-reports -- python3 'my adapter.py'")
    #expect(try run.seed() == 0x1f)
    #expect(run.flags == ["--strict", "--no-reports"])
    #expect(run.command == ["python3", "my adapter.py"])
    var bench = try Arguments(["reference"], for: .bench)
    #expect(bench.adopt(try Self.file(Self.whole), for: .bench) == ["--max-ratio", "1.5"])
    #expect(bench.command.isEmpty && bench.values == ["--max-ratio": "1.5"])
  }

  @Test(arguments: [
    (["--profile", "thorough"], ["--profile": "thorough", "--area": "nonce,charset"]),
    (["--only", "token.*"], ["--only": "token.*", "--profile": "quick"]),
    (["--replay", "pe1:x"], ["--replay": "pe1:x", "--profile": "quick"]),
  ])
  func `the command line wins`(words: [String], values: [String: String]) throws {
    var run = try Arguments(words, for: .run)
    _ = run.adopt(try Self.file(Self.whole), for: .run)
    for option in ["--area", "--only", "--profile", "--replay"] {
      #expect(run.values[option] == values[option], "\(option)")
    }
  }

  @Test func `asking for reports sets aside that there shall be none`() throws {
    var run = try Arguments(["--reports", "here"], for: .run)
    _ = run.adopt(try Self.file(Self.whole), for: .run)
    #expect(run.flags == ["--strict"])
  }

  @Test(arguments: [
    ("[]", "#: found array, expected an object"),
    ("{", ": line 1, column 2: found the end of the file, expected a key in double quotes"),
    (#"{"rum": {}}"#, "#: unknown key 'rum'. Did you mean 'run'?"),
    (#"{"$schema": "x"}"#, "#/$schema: expected 'urn:auth-conformance:schema:project-1'"),
    (
      #"{"command": "python3 a.py"}"#,
      "#/command: expected a program and its arguments. Write them as [\"python3\", \"adapter.py\"]."
    ),
    (#"{"run": {"profil": 1}}"#, "#/run: unknown option 'profil'. Did you mean 'profile'?"),
    (
      #"{"run": {"jobs": 1, "jobs": 2}}"#, "#/run: the key 'jobs' occurs twice. Delete one of them."
    ),
    (
      #"{"run": {"profile": "quik"}}"#, "#/run/profile: unknown value 'quik'. Did you mean 'quick'?"
    ),
    (#"{"run": {"jobs": "2"}}"#, "#/run/jobs: found string, expected a number"),
    (#"{"run": {"seed": 10}}"#, "#/run/seed: found integer, expected a text in double quotes"),
    (#"{"run": {"strict": 1}}"#, "#/run/strict: found integer, expected true or false"),
    (#"{"run": {"area": ["nonec"]}}"#, "#/run/area: unknown value 'nonec'. Did you mean 'nonce'?"),
    (#"{"run": {"area": []}}"#, "#/run/area: found array, expected a list of texts"),
  ])
  func `a mistake is one line that says where`(text: String, message: String) {
    let error = #expect(throws: UsageError.self) { try Self.file(text) }
    #expect(
      error?.description.hasPrefix(Self.path + message) == true, "\(error?.description ?? "")")
  }

  @Test func `a value out of range names its place in the file`() throws {
    var run = try Arguments([], for: .run)
    _ = run.adopt(try Self.file(#"{"run": {"jobs": 0}}"#), for: .run)
    let error = #expect(throws: UsageError.self) { try run.number("--jobs", 1...64) }
    #expect(
      error?.description
        == ".auth-conformance.json#/run/jobs: found '0', expected a whole number from 1 to 64")
  }

  @Test func `what belongs to one moment has no place in the file`() {
    let error = #expect(throws: UsageError.self) {
      try Self.file(#"{"run": {"update-expectations": true}}"#)
    }
    #expect(error?.description.contains("unknown option 'update-expectations'") == true)
  }
}
