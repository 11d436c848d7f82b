import Testing

@testable import AuthConformance
@testable import ConformanceRunner

/// What `smoke` says of the messages of an account.
@Suite struct SmokeAccountTests {
  /// Answers everything; what the notices say are parameters.
  private func report(
    view: String = #"{"isLoading":false}"#, tap: String = Self.authorize,
    replies: [String] = [Self.signIn, Self.signedIn], notice: String = Self.signOut,
    start: String = #"echo "{\"id\":$id}""#
  ) throws -> SmokeReport {
    let script = #"""
      replies=0
      while IFS= read -r line; do
        id=${line%%,\"op\"*} ; id=${id##*\"id\":}
        case $line in
          *'"op":"hello"'*)
            echo "{\"id\":$id,\"wire\":1,\"contract\":{\"name\":\"x\",\"capabilities\":[\"account\"]}}" ;;
          *'"op":"account.start"'*) eval "$6" ;;
          *'"op":"account.settle"'*) printf '{"id":%s,"view":%s}\n' "$id" "$1" ;;
          *'"op":"account.perform"'*) printf '%s' "$2" ; echo "{\"id\":$id}" ;;
          *'"op":"account.reply"'*)
            replies=$((replies + 1))
            [ "$replies" = 1 ] && printf '%s' "$3" || printf '%s' "$4"
            echo "{\"id\":$id}" ;;
          *'"op":"account.notice"'*) printf '%s' "$5" ; echo "{\"id\":$id}" ;;
          *'"op":"bye"'*) echo "{\"id\":$id}" ; exit 0 ;;
          *) echo "{\"id\":$id,\"error\":{\"code\":\"unknownOperation\",\"message\":\"x\"}}" ;;
        esac
      done
      """#
    return try SmokeTest(
      command: ["/bin/sh", "-c", script, "x", view, tap, replies[0], replies[1], notice, start],
      limit: .seconds(20)
    ).run()
  }

  private static func line(_ members: String) -> String {
    #"{"notice":"account."# + members + "}\n"
  }
  private static let authorize = line(
    #"called","coordinator":1,"call":1,"kind":"authorize","nonce":"n","state":"signIn""#)
  private static let signIn = line(
    #"called","coordinator":1,"call":2,"kind":"signIn","identityToken":"e30.e30.c2ln""#)
  private static let signedIn =
    line(#"stored","coordinator":1,"provider":"apple.com","record":{"user":"apple-user-1"}"#)
    + line(#"observed","coordinator":1,"observer":5"#)
    + line(#"answered","coordinator":1,"action":1,"answer":"signedIn","user":"user-1""#)
  private static let signOut = line(#"called","coordinator":1,"call":3,"kind":"signOut""#)

  private func sentences(_ report: SmokeReport) -> [String] {
    report.mistakes.map {
      "\($0.operation): \($0.field): found \($0.found), expected \($0.expected)"
    }
  }

  @Test func `a right adapter is asked one of each kind, and nothing is said of it`() throws {
    let report = try report()
    #expect(
      report.outcomes.map(\.operation) == [
        "hello", "account.start", "account.settle", "account.perform", "account.reply",
        "account.reply", "account.notice", "an unknown op", "bye",
      ])
    #expect(sentences(report) == [])
  }

  @Test func `every mistake is named, with field, found and expected`() throws {
    let report = try report(
      view: #"{"loading":"no","errorText":7}"#,
      tap: Self.line(#"called","coordinator":"1","call":0,"kind":"autorize","state":3"#),
      replies: [
        Self.line(#"called","coordinator":1,"call":2,"kind":"signIn""#),
        Self.line(#"stored","coordinator":1,"record":{"user":8}"#)
          + Self.line(#"observed","coordinator":1,"observer":"a""#)
          + Self.line(#"answered","coordinator":1,"action":2,"answer":"signedIn""#),
      ])
    #expect(
      sentences(report) == [
        "account.settle: view/isLoading: found nothing, but 'loading', expected true or false",
        "account.settle: view/errorText: found the number 7, expected a text, or nothing",
        "account.perform: account.called/coordinator: found the text '1', expected the number 1: "
          + "the coordinator's",
        "account.perform: account.called/call: found the number 0, expected a whole number from 1",
        "account.perform: account.called/kind: found the text 'autorize', expected 'authorize'",
        "account.perform: account.called/state: found the number 3, expected a text: what the "
          + "flow is told by",
        "account.reply: account.called/identityToken: found nothing; there is 'call', "
          + "'coordinator', 'kind', expected a text: the credential's token",
        "account.reply: account.stored/provider: found nothing; there is 'coordinator', 'record', "
          + "expected a text: whose record it is",
        "account.reply: account.stored/record/user: found the number 8, expected a text, or nothing",
        "account.reply: account.observed/observer: found the text 'a', expected a whole number "
          + "from 1",
        "account.reply: account.answered/action: found the number 2, expected the number 1: the "
          + "action's",
        "account.reply: account.answered/user: found nothing; there is 'action', 'answer', "
          + "'coordinator', expected a text: the backend's user id",
      ])
  }

  @Test func `a right line comes with each mistake`() throws {
    let report = try report(tap: "")
    #expect(
      report.mistakes.first
        == SmokeMistake(
          operation: "account.perform", field: "notice", found: "nothing",
          expected: "one notice 'account.called' before the answer",
          example: #"{"notice":"account.called","coordinator":1,"call":1,"kind":"authorize","#
            + #""nonce":"ba7816bf…","state":"signIn","scopes":["fullName","email"]}"#))
    #expect(
      report.lines.contains(
        "account.reply       not asked: no notice 'account.called' has named a call"))
    #expect(
      report.lines.contains(
        "account.notice      not asked: no notice 'account.observed' has named an observer"))
  }

  @Test func `an account that cannot be started is asked nothing else`() throws {
    let report = try report(
      start: #"echo "{\"id\":$id,\"error\":{\"code\":\"no\",\"message\":\"not yet\"}}""#)
    #expect(
      sentences(report) == [
        "account.start: error: found the error 'no': not yet, expected no error for a request as "
          + "plain as this one"
      ])
    #expect(
      report.lines.contains(
        "account.settle      not asked: 'account.start' has made no coordinator"))
  }
}
