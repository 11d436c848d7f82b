extension RequirementID {
  package static let continuationAnsweredOnce = Self(rawValue: "continuation.answered-once")
  package static let continuationSuccess = Self(rawValue: "continuation.success")
  package static let continuationCancel = Self(rawValue: "continuation.cancel")
  package static let continuationFailure = Self(rawValue: "continuation.failure")
  package static let continuationMalformed = Self(rawValue: "continuation.malformed")
  package static let continuationDuplicates = Self(rawValue: "continuation.duplicates")
  package static let continuationEarly = Self(rawValue: "continuation.early")
  package static let continuationStartFailure = Self(rawValue: "continuation.start-failure")
  package static let continuationDropped = Self(rawValue: "continuation.dropped")
  package static let continuationCancellation = Self(rawValue: "continuation.cancellation")
  package static let continuationTimeout = Self(rawValue: "continuation.timeout")
  package static let continuationClean = Self(rawValue: "continuation.clean")
  package static let continuationReentrant = Self(rawValue: "continuation.reentrant")
  package static let continuationMainThread = Self(rawValue: "continuation.main-thread")
  package static let continuationCancelledBefore = Self(rawValue: "continuation.cancelled-before")
  package static let continuationReleased = Self(rawValue: "continuation.released")
  package static let continuationWithdrawn = Self(rawValue: "continuation.withdrawn")
  package static let continuationAnchor = Self(rawValue: "continuation.anchor")
  package static let continuationThreads = Self(rawValue: "continuation.threads")
  package static let continuationRaceFree = Self(rawValue: "continuation.race-free")
}

extension Requirement {
  static let continuationRows: [Requirement] = [
    Requirement(
      .continuationAnsweredOnce,
      claim: "each caller gets exactly one answer, whatever the provider calls back",
      reason: "A second resume ends the process; a missing one leaves the caller waiting for ever.",
      source: "Swift Evolution SE-0300",
      remedy: "Take the continuation out of its slot, then resume it; ignore what comes later.",
      snippet: Snippet(
        wrong: #"continuation?.resume(returning: user)"#,
        right: #"continuation.take()?.resume(returning: user)"#)),
    Requirement(
      .continuationSuccess,
      claim: "success carries the declared fields and pairs with its own attempt's raw nonce",
      reason: "A nonce kept beside the attempt is another attempt's by the time it is read.",
      remedy: "Keep the raw nonce in the attempt's own state.",
      snippet: Snippet(
        wrong: #"User(credential, rawNonce: currentNonce)  // another attempt's?"#,
        right: #"User(credential, rawNonce: attempt.rawNonce)"#)),
    Requirement(
      .continuationCancel,
      claim: "a user's cancel is told apart from a failure",
      reason: "Only the provider's own cancel code in its own error domain is a cancel.",
      source: "ASAuthorizationError.canceled (1001)",
      remedy: "Compare domain and code.",
      snippet: Snippet(
        wrong: #"if error.code == 1001 { return .cancelled }"#,
        right: #"""
          if (error as? ASAuthorizationError)?.code == .canceled {
            return .cancelled
          }
          """#)),
    Requirement(
      .continuationFailure,
      claim: "a failure is answered with the error, its code kept",
      reason: "Support needs the code.",
      remedy: "Pass the provider's error on.",
      snippet: Snippet(
        wrong: #"resume(throwing: SignInError.unknown)"#,
        right: #"resume(throwing: error)  // with its code"#)),
    Requirement(
      .continuationMalformed,
      claim: "a malformed credential is answered with an error, never with silence",
      reason: "8 of the 107 coordinators that we read return silently where the cast or the token "
        + "fails.",
      remedy: "Resume with an error in the `else` of every guard.",
      snippet: Snippet(
        wrong: #"guard let token = credential.identityToken else { return }"#,
        right: #"""
          guard let token = credential.identityToken
          else { return finish(throwing: .missingToken) }
          """#)),
    Requirement(
      .continuationDuplicates,
      claim: "of several callbacks the first counts and the rest are ignored",
      reason: "A duplicate callback resumes twice, which traps.",
      source: "11 of the 107 coordinators that we read do not clear the slot",
      remedy: "Set the slot to nil before resuming.",
      snippet: Snippet(
        wrong: #"continuation?.resume(returning: user)  // slot still taken"#,
        right: #"""
          let waiting = continuation
          continuation = nil
          waiting?.resume(returning: user)
          """#)),
    Requirement(
      .continuationEarly,
      claim: "a callback from inside performRequests is answered",
      reason: "Whoever starts the request before storing the continuation loses the callback.",
      remedy: "Store the continuation, then call performRequests.",
      snippet: Snippet(
        wrong: #"""
          controller.performRequests()
          self.continuation = continuation
          """#,
        right: #"""
          self.continuation = continuation
          controller.performRequests()
          """#)),
    Requirement(
      .continuationStartFailure,
      claim: "an attempt that cannot start is answered and leaves nothing behind",
      reason: "A flag set before the failure refuses every later attempt.",
      remedy: "Undo all state before answering.",
      snippet: Snippet(
        wrong: #"""
          isSigningIn = true
          guard let window else { throw SignInError.noWindow }
          """#,
        right: #"""
          guard let window else { throw SignInError.noWindow }
          isSigningIn = true
          """#)),
    Requirement(
      .continuationDropped,
      claim: "when the caller drops every reference, it is answered all the same",
      reason: "A delegate held weakly is freed, and nobody is left to answer.",
      remedy: "Keep the delegate alive while the attempt is pending, or answer in deinit.",
      snippet: Snippet(
        wrong: #"controller.delegate = Delegate(continuation)  // weak: freed"#,
        right: #"""
          attempt.delegate = Delegate(continuation)
          controller.delegate = attempt.delegate
          """#)),
    Requirement(
      .continuationCancellation,
      claim: "an explicit or task cancellation answers the pending caller",
      reason: "Only 4 of the 107 coordinators that we read handle task cancellation.",
      source: "Swift Evolution SE-0304",
      remedy: "Use withTaskCancellationHandler and answer the slot's continuation.",
      snippet: Snippet(
        wrong: #"try await withCheckedThrowingContinuation { start($0) }"#,
        right: #"""
          try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { start($0) }
          } onCancel: { self.cancel(attempt) }
          """#)),
    Requirement(
      .continuationTimeout,
      claim: "with no callback ever, the declared timeout fires and frees the next attempt",
      reason: "A sheet that never calls back locks the user out until the app restarts.",
      source: "3 of the 107 coordinators that we read never answer for want of a working timeout",
      remedy: "Let the timer end the attempt as a callback would; ignore what comes later.",
      snippet: Snippet(
        wrong: #"try await Task.sleep(for: .seconds(60)); isSigningIn = false"#,
        right: #"""
          try await Task.sleep(for: .seconds(60))
          finish(attempt, throwing: .timedOut)
          """#)),
    Requirement(
      .continuationClean,
      claim: "after any ending a stray callback is ignored and the next attempt starts",
      reason: "What is left in the slot is paired with the wrong attempt.",
      remedy: "Clear continuation, nonce, flag and delegate together, before answering.",
      snippet: Snippet(
        wrong: #"continuation = nil"#,
        right: #"""
          (continuation, nonce, controller, isSigningIn)
            = (nil, nil, nil, false)
          """#)),
    Requirement(
      .continuationReentrant,
      claim: "an attempt started from inside the last one's completion works",
      reason: "Clean-up after the completion wipes the new attempt.",
      remedy: "Clean up first, call the completion last.",
      snippet: Snippet(
        wrong: #"completion(result); pending = nil  // wipes the new attempt"#,
        right: #"pending = nil; completion(result)"#)),
    Requirement(
      .continuationMainThread, .should,
      claim: "controllers are made and started on the main actor",
      reason: "Off the main thread AuthenticationServices shows no sheet and fails with 1000.",
      source: "ASAuthorizationController, ASAuthorizationError.unknown (1000)",
      remedy: "Get to the main actor before making the controller.", since: 2,
      snippet: Snippet(
        wrong: #"func signIn() async throws -> User { controller.performRequests() }"#,
        right: #"@MainActor func signIn() async throws -> User { … }"#)),
    Requirement(
      .continuationCancelledBefore,
      claim: "a task that is cancelled already is answered and shows no sheet",
      reason: "onCancel runs at once, before the continuation is stored, and ends nothing.",
      source: "Swift Evolution SE-0304",
      remedy: "Look at Task.isCancelled before anything starts, and again after storing.", since: 2,
      snippet: Snippet(
        wrong: #"""
          try await withTaskCancellationHandler { try await start() }
            onCancel: { self.cancel() }  // nothing to cancel yet
          """#,
        right: #"""
          let id = UUID()
          try await withTaskCancellationHandler {
            try Task.checkCancellation()
            return try await start(id)  // looks again after storing
          } onCancel: { Task { @MainActor in self.cancel(id) } }  // its own
          """#)),
    Requirement(
      .continuationReleased,
      claim: "after an ending nothing keeps the provider, its delegate or its controller",
      reason: "A delegate that keeps itself for ever leaks a view with every tap.",
      remedy: "Let go of controller, delegate and completion in the one place where attempts end.",
      since: 2,
      snippet: Snippet(
        wrong: #"keeper = self  // and never nil again"#,
        right: #"defer { keeper = nil; controller = nil }"#)),
    Requirement(
      .continuationWithdrawn, .should,
      claim: "the sheet of an attempt whose caller has given up is withdrawn",
      reason: "The user confirms a sheet that nobody waits for any more.",
      source: "ASAuthorizationController.cancel()",
      remedy: "Call the controller's cancel() when an attempt ends by its caller.", since: 2,
      snippet: Snippet(
        wrong: #"func cancel() { finish(.failure(.cancelled)) }"#,
        right: #"func cancel() { controller?.cancel(); finish(.failure(.cancelled)) }"#)),
    Requirement(
      .continuationAnchor, .should,
      claim: "the presentation provider is set and alive when the request starts",
      reason: "Without one the sheet has no window, and the request fails.",
      source: "ASAuthorizationController.presentationContextProvider",
      remedy: "Set presentationContextProvider before performRequests, and keep it.", since: 2,
      snippet: Snippet(
        wrong: #"controller.presentationContextProvider = Anchor()  // gone at once"#,
        right: #"controller.presentationContextProvider = self"#)),
    Requirement(
      .continuationThreads,
      claim: "callbacks and cancels on two threads lead to exactly one answer",
      reason: "Both look whether the caller was answered before either has noted it: the caller "
        + "is answered twice, which ends the process for a continuation.",
      source: "CheckedContinuation: resumed exactly once",
      remedy: "Take the continuation out of its slot under the lock, and resume what was taken.",
      implies: [.continuationRaceFree], since: 2,
      snippet: Snippet(
        wrong: #"guard !hasResumed else { return }; hasResumed = true; reply(result)"#,
        right: #"slot.withLock { $0.take() }?.resume(with: result)"#)),
    Requirement(
      .continuationRaceFree, .should,
      claim: "callbacks and cancels use no memory without an order between them",
      reason: "Without an order between a write and another access, what is read is undefined, and "
        + "an optimised build may do anything.",
      source: "Swift's memory model (SE-0282); happens-before, after FastTrack (PLDI 2009)",
      remedy: "Keep the value in a 'Mutex' or an actor, and never touch it elsewhere.",
      since: 2,
      snippet: Snippet(
        wrong: #"private var pending: Attempt?  // taken by any thread"#,
        right: #"private let pending = Mutex<Attempt?>(nil)"#)),
  ]
}
