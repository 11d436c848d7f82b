internal import ConformanceModel

extension SmokeProbe {
  /// One attempt that succeeds and, where the contract offers it, one that is cancelled.
  static func signIn(_ contract: SignInContract) -> [SmokeProbe] {
    let entry = SignInContract.Entry.allCases.first(where: contract.entries.contains) ?? .completion
    let source =
      contract.usesByteSource
      ? ByteScript(bytes: (0...255).map { UInt8($0) }, then: .cycle) : nil
    // Whoever awaits something answers first, and asks the provider or its caller later.
    let barrier = WireRequest.Operation.signInSettle(provider: 1)
    func start(_ attempt: Int) -> SmokeProbe {
      var probe = SmokeProbe(
        name: "signIn.start",
        operation: .signInStart(
          WireStart(provider: 1, attempt: attempt, entry: entry, window: true, source: source)),
        example: .notice(#""notice":"provider.requested","request":1,"nonce":"ba7816bf…""#)
      ) { reader in
        guard !reader.hasError(), let notice = reader.notice("provider.requested") else { return }
        _ = reader.require("request", in: notice, "a whole number from 1", \.number)
        _ = reader.require("nonce", in: notice, "a text: what the request carries", \.text)
      }
      probe.barrier = barrier
      return probe
    }
    let settle = SmokeProbe(name: "signIn.settle", operation: barrier, example: .bare) {
      _ = $0.hasError()
    }
    let credential = AppleIDCredential(
      user: "user-1", identityToken: Array("e30.e30.c2ln".utf8),
      authorizationCode: Array("code-1".utf8))
    var callback = SmokeProbe(
      name: "provider.callback",
      operation: .providerCallback(WireCallback(request: 1, .appleID(credential))),
      example: .notice(
        #""notice":"signIn.answered","attempt":1,"answer":"credential","credential":"#
          + #"{"rawNonce":"Rz…","identityToken":"e30.e30.c2ln"}"#)
    ) { reader in
      guard !reader.hasError(), let notice = reader.notice("signIn.answered") else { return }
      answered(notice, attempt: 1, &reader)
      // A made-up token may be refused; a success has both.
      guard notice["answer"]?.text == "credential" else { return }
      guard let credential = notice["credential"] else {
        return reader.note("signIn.answered/credential", "nothing", "an object")
      }
      for member in ["rawNonce", "identityToken"] where credential[member]?.text == nil {
        reader.note(
          "signIn.answered/credential/\(member)", credential[member]?.phrase ?? "nothing", "a text")
      }
    }
    callback.needs = ("provider.requested", "request")
    callback.barrier = barrier
    var cancel = SmokeProbe(
      name: "signIn.cancel", operation: .signInCancel(WireCancel(provider: 1)),
      example: .notice(#""notice":"signIn.answered","attempt":2,"answer":"cancelled""#)
    ) { reader in
      guard !reader.hasError(), let notice = reader.notice("signIn.answered") else { return }
      answered(notice, attempt: 2, &reader)
    }
    cancel.barrier = barrier
    return [start(1), settle, callback] + (contract.cancel ? [start(2), cancel] : [])
  }

  private static func answered(
    _ notice: WireValue, attempt: Int, _ reader: inout AnswerReader
  ) {
    let named = reader.require("attempt", in: notice, "the number \(attempt)", \.integer)
    if let named, named != attempt {
      reader.note("signIn.answered/attempt", "the number \(named)", "the number \(attempt)")
    }
    let words = ["credential", "cancelled", "refused", "failure"]
    _ = reader.require("answer", in: notice, "one of \(WireValue.list(words))") { value in
      value.text.flatMap { words.contains($0) ? $0 : nil }
    }
  }
}

extension WireValue {
  /// A whole number from 1.
  var number: Int? { integer.flatMap { $0 >= 1 ? $0 : nil } }
}
