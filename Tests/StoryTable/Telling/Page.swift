internal import ReferenceAuth

/// The committed table, made by playing every row.
enum Page {
  /// The page, or what is wrong with a row.
  static func made() async -> (text: String, violations: [String]) {
    let player = Player(algorithm: .es256)
    var violations: [String] = []
    var lines = [head, "## When nothing goes wrong", ""]
    lines += ["| the user or the app | \(columns) |", "|---|---|---|---|---|"]
    for (act, result) in await player.playWell() {
      violations += result.violations.map { "\(act.words): \($0)" }
      lines.append("| \(cells([act.words] + result.cells)) |")
    }
    for part in Row.Part.allCases {
      lines += ["", "## \(part.rawValue)", ""]
      lines += ["| what goes wrong | \(columns) | and then |", "|---|---|---|---|---|---|"]
      for row in Row.all where row.part == part {
        let result = await player.play(row)
        violations += result.violations.map { "\(row.id): \($0)" }
        lines.append("| \(cells([row.title] + result.cells + [result.then])) |")
      }
    }
    return (lines.joined(separator: "\n") + "\n", violations)
  }

  private static let columns = "sent | the user sees | on the device | at server and provider"

  private static let head = """
    # The story of an account, with every step made to fail once

    The reference's own parts from end to end: its nonce generator, its digest in the request, a provider
    that really signs a token over it, a server that verifies the token with the reference's verifier and
    uses the nonce up, and the reference's account in between. Each row is the same story with one thing
    going wrong once; afterwards the user goes on, and every row ends with the account deleted.
    `swift run StoryTable --check Reports/account-story.md` plays them all again, which CI does; `--write`
    makes this page. The tests in `Tests/StoryTableTests` state what each row must be, for tokens
    signed by ES256 and by RS256.

    What holds in every row:

    - Loading is shown while anything is under way and never afterwards; an error is shown unless the
      user closed the sheet.
    - The provider never gets to see a raw nonce, and no digest is sent twice.
    - Nobody is signed in by a token that does not fit; a nonce is accepted once, a credential sent once.
    - Deletion follows revocation, nothing is deleted after a failed step, nobody else is deleted, and no
      half-deleted account is presented as deleted.
    - At the end nothing is left of the person: no user, no consent, nothing on the device.

    *Sent* lists everything in order, with ✗ where it went wrong; *on the device* says who is signed in
    and what is kept; *and then* is what the user does next, empty where the story just goes on.

    """

  private static func cells(_ texts: [String]) -> String {
    texts.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ")
  }
}

extension RowResult {
  /// What the tables tell of it.
  fileprivate var cells: [String] {
    [
      sent, seen, "\(standing.signedIn); keeps \(standing.kept)",
      "\(standing.server); consent: \(standing.consent)",
    ]
  }
}
