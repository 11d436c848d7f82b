import ConformanceModel
import ConformanceVectors
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct ExpectationFileTests {
  private static let text = """
    {
      "$schema": "urn:auth-conformance:schema:expectations-1",
      "comment": [
        "one",
        "two \\u001b[2J"
      ],
      "expectations": [
        {
          "id": "charset.*",
          "grade": "fail",
          "cause": "misprinted-alphabet",
          "message": "a \\"W\\" \\\\ é",
          "issue": "https://tracker.example/4711",
          "expires": "2027-01-31",
          "why": "Release 4.",
          "comment": "ask the team"
        },
        {
          "id": "nonce.unique",
          "grade": "inconclusive",
          "why": "Why not."
        }
      ]
    }

    """

  @Test func `what was read is written back unchanged, with all comments`() throws {
    let file = try ExpectationFile(text: Self.text)
    #expect(file.text == Self.text)
    #expect(file.entries[0].comment == .string("ask the team"))
    #expect(
      file.expectations[0]
        == KnownFailure(
          id: "charset.*", grade: .fail, cause: "misprinted-alphabet", message: "a \"W\" \\ é",
          issue: "https://tracker.example/4711", expires: try ExpectedRuns.day("2027-01-31"),
          why: "Release 4."))
  }

  @Test func `an empty file is a file`() throws {
    #expect(try ExpectationFile(text: ExpectationFile().text) == ExpectationFile())
    #expect(try ExpectationFile(text: #"{"expectations": []}"#) == ExpectationFile())
  }

  @Test(arguments: [
    ("", "line 1, column 1: found the end of the file, expected a value"),
    (
      "{\n\"expectations\": [,]}", "line 2, column 18: found ',', expected a value"
    ),
    ("[]", "#: found array, expected an object"),
    (
      "{}",
      "#: the key 'expectations' is missing. Write '\"expectations\": []' where nothing is "
        + "expected to fail."
    ),
    (
      #"{"expectation": []}"#, "#: unknown key 'expectation'. Did you mean 'expectations'?"
    ),
    (
      #"{"$schema": "x", "expectations": []}"#,
      "#/$schema: found 'x', expected 'urn:auth-conformance:schema:expectations-1'"
    ),
    (#"{"expectations": {}}"#, "#/expectations: found object, expected an array."),
    (#"{"expectations": [7]}"#, "#/expectations/0: found integer, expected an object"),
    (
      #"{"expectations": [{"id": "a", "grade": "fail"}]}"#,
      "#/expectations/0: the key 'why' is missing. Say in a sentence why the failure may stand."
    ),
    (
      #"{"expectations": [{"grade": "fail", "why": "w"}]}"#,
      "#/expectations/0: the key 'id' is missing. Name a requirement or a pattern such as "
        + "'charset.*'."
    ),
    (
      #"{"expectations": [{"id": "a", "grade": "fial", "why": "w"}]}"#,
      "#/expectations/0/grade: found 'fial', expected fail, wrongReason, crash, hang, "
        + "insufficientData, inconclusive. Did you mean 'fail'?"
    ),
    (
      #"{"expectations": [{"id": "a", "grade": "suiteError", "why": "w"}]}"#,
      "#/expectations/0/grade: found 'suiteError', expected fail, wrongReason, crash, hang, "
        + "insufficientData, inconclusive. Name the grade that the report shows."
    ),
    (
      #"{"expectations": [{"id": "a", "grade": "fail", "cause": "hang", "why": "w"}]}"#,
      "#/expectations/0/cause: found 'hang', expected the name of a cause. Did you mean 'hangs'?"
    ),
    (
      #"{"expectations": [{"id": "a", "grade": "fail", "cause": "?", "why": "w"}]}"#,
      "#/expectations/0/cause: found '?', expected the name of a cause. Take it from "
        + "'evidence.cause' of the JSON report."
    ),
    (
      #"{"expectations": [{"id": "a", "grade": "fail", "why": " "}]}"#,
      "#/expectations/0/why: found an empty text. Say something, or leave an optional key out."
    ),
    (
      #"{"expectations": [{"id": "a", "grade": "fail", "why": "w", "expires": "31.1.2027"}]}"#,
      "#/expectations/0/expires: found '31.1.2027', expected a day. Write it as '2027-01-31'."
    ),
    (
      #"{"expectations": [{"id": "a", "id": "b", "grade": "fail", "why": "w"}]}"#,
      "#/expectations/0: the key 'id' occurs twice. Delete one of them."
    ),
    (
      #"{"expectations": [{"id": 1, "grade": "fail", "why": "w"}]}"#,
      "#/expectations/0/id: found integer, expected a text in double quotes."
    ),
    (
      #"{"expectations": [{"id": "a", "grade": "fail", "why": "w", "owner": "me"}]}"#,
      "#/expectations/0: unknown key 'owner'. Put notes under 'comment'."
    ),
    (
      #"{"comment": 1, "expectations": []}"#,
      "#/comment: expected a text or a list of texts."
    ),
  ])
  func `a mistake is told with its place and what to do`(text: String, message: String) {
    let error = #expect(throws: ExpectationFileError.self) { try ExpectationFile(text: text) }
    #expect(error?.description == message)
  }
}
