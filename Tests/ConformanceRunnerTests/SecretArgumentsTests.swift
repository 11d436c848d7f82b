import ConformanceRunner
import Testing

@Suite struct SecretArgumentsTests {
  @Test(arguments: [
    (["a", "--password", "x"], ["a", "--password", "(redacted)"]),
    (["a", "--api-key=x"], ["a", "--api-key=(redacted)"]),
    (["a", "DB_PASSWORD=x"], ["a", "DB_PASSWORD=(redacted)"]),
    (["a", "--client_secret", "-x"], ["a", "--client_secret", "(redacted)"]),
    (["a", "https://me:pw@host/p"], ["a", "https://me:(redacted)@host/p"]),
    (["a", "ghp_0123456789abcdef"], ["a", "(redacted)"]),
    (["a", "--x=eyJhbGciOiJIUzI1NiJ9.e30."], ["a", "--x=(redacted)"]),
    (["a", "Authorization: Bearer abc"], ["a", "(redacted)"]),
  ])
  func `what looks like a secret is hidden`(words: [String], shown: [String]) {
    #expect(SecretArguments.shown(words) == shown)
  }

  @Test(arguments: [
    ["python3", "subject.py"], ["a", "--keys", "jwks.json"], ["a", "--token", "--verbose"],
    ["a", "--tokens=3"], ["a", "http://host:8080/p"], ["a", "sk-ip"], ["a", "--key"],
    ["my-token", "x"], ["a", "x=y", "--seed", "7"], ["a", "https://host/me:x@y"],
  ])
  func `other words stay`(words: [String]) {
    #expect(SecretArguments.shown(words) == words)
  }
}
