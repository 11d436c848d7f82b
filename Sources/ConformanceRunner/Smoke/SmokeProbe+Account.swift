internal import ConformanceModel
internal import PlainText

extension SmokeProbe {
  /// A sign-in that succeeds, and a revocation notice after it.
  static func account(_ contract: AccountContract) -> [SmokeProbe] {
    let start = SmokeProbe(
      name: "account.start",
      operation: .accountStart(
        WireAccountStart(
          coordinator: 1, currentUser: nil,
          records: ["google.com": ProviderRecord(user: "google-user-7")])),
      example: .bare
    ) { _ = $0.hasError() }
    return [start, settle(contract), tap(contract)] + replies + [notice]
  }

  private static let barrier = WireRequest.Operation.accountSettle(coordinator: 1)

  private static func settle(_ contract: AccountContract) -> SmokeProbe {
    var probe = SmokeProbe(
      name: "account.settle", operation: barrier,
      example: contract.showsView ? .answer(#""view":{"isLoading":false}"#) : .bare
    ) { reader in
      guard !reader.hasError(), contract.showsView else { return }
      guard let view = reader.answer["view"], !view.members.isEmpty else {
        let found = reader.answer["view"]?.phrase ?? reader.absent("view", in: reader.answer)
        return reader.note("view", found, "an object with 'isLoading'")
      }
      if case .bool? = view["isLoading"] {
      } else {
        reader.note(
          "view/isLoading", view["isLoading"]?.phrase ?? reader.absent("isLoading", in: view),
          "true or false")
      }
      if let text = view["errorText"], text != .null, text.text == nil {
        reader.note("view/errorText", text.phrase, "a text, or nothing")
      }
    }
    probe.needsCoordinator = true
    return probe
  }

  private static func tap(_ contract: AccountContract) -> SmokeProbe {
    var probe = SmokeProbe(
      name: "account.perform",
      operation: .accountPerform(WireAccountPerform(coordinator: 1, action: 1, .signIn)),
      example: .notice(
        #""notice":"account.called","coordinator":1,"call":1,"kind":"authorize","#
          + #""nonce":"ba7816bf…","state":"signIn","scopes":["fullName","email"]"#)
    ) { reader in
      guard let notice = reader.called(kinds: ["authorize"]), contract.usesState else { return }
      _ = reader.require("state", in: notice, "a text: what the flow is told by", \.text)
    }
    probe.needsCoordinator = true
    probe.barrier = barrier
    return probe
  }

  private static var replies: [SmokeProbe] {
    var sheet = SmokeProbe(
      name: "account.reply", operation: barrier,
      example: .notice(
        #""notice":"account.called","coordinator":1,"call":2,"kind":"signIn","#
          + #""identityToken":"e30.e30.c2ln","rawNonce":"Rz…""#)
    ) { reader in
      guard let notice = reader.called(kinds: ["signIn"]) else { return }
      _ = reader.require("identityToken", in: notice, "a text: the credential's token", \.text)
    }
    sheet.fitted = { called in
      let credential = AppleIDCredential(
        user: "apple-user-1", identityToken: Array("e30.e30.c2ln".utf8),
        authorizationCode: Array("code-1".utf8), state: called["state"]?.text)
      return reply(to: called, .sheet(.credential(credential)), nil)
    }
    var done = SmokeProbe(
      name: "account.reply", operation: barrier,
      example: .notice(
        #""notice":"\#(WireAccountNotice.answered)","coordinator":1,"action":1,"answer":"signedIn","#
          + #""user":"user-1""#)
    ) { reader in
      guard !reader.hasError() else { return }
      reader.stored()
      reader.observed()
      // Whoever has more to do first calls again.
      if reader.notices.contains(where: { $0["notice"]?.text == WireAccountNotice.called }) {
        _ = reader.called(kinds: AccountCall.Kind.allCases.map(\.rawValue))
      } else {
        reader.answered()
      }
    }
    done.fitted = { called in
      let user = AccountUser(id: "user-1", providers: [AccountEnvironment.provider])
      return reply(to: called, .user(user), user)
    }
    return [sheet, done].map { probe in
      var probe = probe
      probe.needsCoordinator = true
      probe.needs = (WireAccountNotice.called, "call")
      probe.barrier = barrier
      return probe
    }
  }

  private static func reply(
    to called: WireValue, _ reply: AccountReply, _ user: AccountUser?
  ) -> WireRequest.Operation {
    .accountReply(
      WireAccountReply(
        coordinator: 1, call: called["call"]?.integer ?? 0, reply, currentUser: user))
  }

  private static var notice: SmokeProbe {
    var probe = SmokeProbe(
      name: "account.notice", operation: barrier,
      example: .notice(
        #""notice":"account.called","coordinator":1,"call":3,"kind":"signOut""#)
    ) { reader in
      _ = reader.called(kinds: AccountCall.Kind.allCases.map(\.rawValue))
    }
    probe.needsCoordinator = true
    probe.needs = (WireAccountNotice.observed, "observer")
    probe.fitted = { observed in
      .accountNotice(
        WireRevocation(coordinator: 1, observer: observed["observer"]?.integer ?? 0))
    }
    probe.barrier = barrier
    return probe
  }
}

extension AnswerReader {
  /// The one call that the operation leads to, with its numbers and a kind that is right.
  fileprivate mutating func called(kinds: [String]) -> WireValue? {
    guard !hasError(), let notice = notice(WireAccountNotice.called) else { return nil }
    coordinator(of: notice)
    _ = require("call", in: notice, "a whole number from 1", \.number)
    word("kind", of: notice, among: kinds)
    return notice
  }

  fileprivate mutating func answered() {
    guard let notice = notice(WireAccountNotice.answered) else { return }
    coordinator(of: notice)
    _ = require("action", in: notice, "the number 1: the action's") { value in
      value.integer == 1 ? 1 : nil
    }
    word("answer", of: notice, among: WireAccountNotice.answers)
    switch notice["answer"]?.text {
    case "signedIn": _ = require("user", in: notice, "a text: the backend's user id", \.text)
    case "failed": _ = require("code", in: notice, "a text: what failed", \.text)
    default: break
    }
  }

  fileprivate mutating func stored() {
    for notice in all(WireAccountNotice.stored) {
      coordinator(of: notice)
      _ = require("provider", in: notice, "a text: whose record it is", \.text)
      guard let record = notice["record"], record != .null else { continue }
      for member in ["user", "name", "email"] {
        guard let value = record[member], value != .null, value.text == nil else { continue }
        note("\(WireAccountNotice.stored)/record/\(member)", value.phrase, "a text, or nothing")
      }
    }
  }

  fileprivate mutating func observed() {
    for notice in all(WireAccountNotice.observed) {
      coordinator(of: notice)
      _ = require("observer", in: notice, "a whole number from 1", \.number)
    }
  }

  private func all(_ name: String) -> [WireValue] { notices.filter { $0["notice"]?.text == name } }

  private mutating func coordinator(of notice: WireValue) {
    _ = require("coordinator", in: notice, "the number 1: the coordinator's") { value in
      value.integer == 1 ? 1 : nil
    }
  }

  private mutating func word(_ member: String, of notice: WireValue, among words: [String]) {
    let expected = words.count == 1 ? "'\(words[0])'" : "one of \(WireValue.list(words))"
    let near = notice[member]?.text.flatMap { NearestName.to($0, among: words) }
    _ = require(member, in: notice, near.map { "'\($0)'" } ?? expected) { value in
      value.text.flatMap { words.contains($0) ? $0 : nil }
    }
  }
}
