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
    (["a", "--accessToken", "x"], ["a", "--accessToken", "(redacted)"]),
    (["a", "clientSecret=x"], ["a", "clientSecret=(redacted)"]),
    (["a", "--APIKey=x"], ["a", "--APIKey=(redacted)"]),
    (["a", "PGPASSWORD=x y"], ["a", "PGPASSWORD=(redacted)"]),
    (["a", "--pass", "x"], ["a", "--pass", "(redacted)"]),
    (["a", "--auth", "x", "--pat", "y"], ["a", "--auth", "(redacted)", "--pat", "(redacted)"]),
    (["a", "DB_PASS=x"], ["a", "DB_PASS=(redacted)"]),
    (["a", "--env=DB_PASS=x"], ["a", "--env=DB_PASS=(redacted)"]),
    (["a", "--header", "X-Api-Key:x"], ["a", "--header", "X-Api-Key:(redacted)"]),
    (["a", "-H", "Cookie: a=b; c=d"], ["a", "-H", "Cookie:(redacted)"]),
    (["a", "-HCookie:a=b"], ["a", "-HCookie:(redacted)"]),
    (["a", "-u", "me:x"], ["a", "-u", "me:(redacted)"]),
    (["a", "--totp-seed", "x"], ["a", "--totp-seed", "(redacted)"]),
    (["a", "https://h/?token=x&page=2"], ["a", "https://h/?token=(redacted)&page=2"]),
    (["a", "https://h/p?a=1&sig=x#top"], ["a", "https://h/p?a=1&sig=(redacted)#top"]),
    (["a", "https://0123456789abcdef@h/"], ["a", "https://(redacted)@h/"]),
    (["a", "https://x-access-token:x@h/"], ["a", "https://x-access-token:(redacted)@h/"]),
    (["a", "redis://:x@h"], ["a", "redis://:(redacted)@h"]),
    (["a", "Server=h;Password=x;Port=1"], ["a", "Server=h;Password=(redacted);Port=1"]),
    (["a", #"{"token": "x", "n": 1}"#], ["a", #"{"token": "(redacted)", "n": 1}"#]),
  ])
  func `what looks like a secret is hidden`(words: [String], shown: [String]) {
    #expect(SecretArguments.shown(words) == shown)
  }

  @Test(arguments: [
    ["python3", "subject.py"], ["a", "--keys", "jwks.json"], ["a", "--token", "--verbose"],
    ["a", "--tokens=3"], ["a", "http://host:8080/p"], ["a", "sk-ip"], ["a", "--key"],
    ["my-token", "x"], ["a", "x=y", "--seed", "7"], ["a", "https://host/me:x@y"],
    ["docker", "run", "-u", "1000:1000"], ["python3", "-u", "subject.py"], ["a", "--bypass", "x"],
    ["a", "--token-file", "f"], ["a", "ssh://git@host/p"], ["a", "--no-auth", "x"], ["a", "a:b=c"],
    ["a", "--compass=x"], ["a", "Server=h;Port=1"], ["a", "--seed=7"], ["a", "aGVsbG8="],
    ["a", #"{"token": {"nonceForm": "raw"}}"#],
  ])
  func `other words stay`(words: [String]) {
    #expect(SecretArguments.shown(words) == words)
  }
}
