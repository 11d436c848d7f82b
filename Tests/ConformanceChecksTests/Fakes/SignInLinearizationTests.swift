@testable import ConformanceChecks
import ConformanceModel
import Testing

/// Which histories some sequence of the model explains.
@Suite struct SignInLinearizationTests {
  private static func record(
    _ overlap: SignInContract.Overlap, attempts: Int = 2, requests: [Int?],
    _ events: [SignInRecord.Event]
  ) -> SignInRecord {
    SignInRecord(
      overlap: overlap, canStart: Array(repeating: true, count: attempts),
      requests: requests.map { SignInRecord.Request(owner: $0) }, events: events)
  }

  @Test(arguments: ScenarioJudgement.requirements, SignInContract.Overlap.allCases)
  func `whatever the vectors allow when all settles is explained`(
    _ requirement: RequirementID, _ overlap: SignInContract.Overlap
  ) throws {
    for scenario in try ScenarioLibrary.scenarios(of: requirement) {
      guard scenario.expectations[overlap] != nil, !scenario.steps.contains(.drop),
        !scenario.steps.contains(.timeout)
      else { continue }
      let record = ScenarioJudgement.settledRecord(of: scenario, overlap)
      #expect(SignInLinearization.explains(record), "\(scenario.id)")
    }
  }

  @Test func `a newcomer that overlaps the first answer may be refused or not`() {
    // A's answer is on its way while B begins: either may come first.
    for words: AnswerWords in [.refused, .credential] {
      let isAdmitted = words == .credential
      let events: [SignInRecord.Event] =
        [.began(0), .performed(0), .calledBack(0, .success), .began(1)]
        + (isAdmitted ? [.performed(1), .calledBack(1, .success)] : [])
        + [.answered(1, words), .answered(0, .credential)]
      let record = Self.record(.refuse, requests: isAdmitted ? [0, 1] : [0], events)
      #expect(SignInLinearization.explains(record))
    }
  }

  @Test func `a newcomer that begins after the first answer may not be refused`() {
    let record = Self.record(
      .refuse, requests: [0],
      [
        .began(0), .performed(0), .calledBack(0, .success), .answered(0, .credential), .began(1),
        .answered(1, .refused),
      ])
    #expect(!SignInLinearization.explains(record))
  }

  @Test func `two requests while nothing has ended the first are not explained by refusing`() {
    let events: [SignInRecord.Event] = [
      .began(0), .performed(0), .began(1), .performed(1), .calledBack(0, .success),
      .calledBack(1, .success), .answered(0, .credential), .answered(1, .credential),
    ]
    #expect(!SignInLinearization.explains(Self.record(.refuse, requests: [0, 1], events)))
    #expect(SignInLinearization.explains(Self.record(.independent, requests: [0, 1], events)))
    #expect(!SignInLinearization.explains(Self.record(.supersede, requests: [0, 1], events)))
  }

  @Test func `of two callers who come at once either may be refused, but not both`() {
    let begun: [SignInRecord.Event] = [.began(0), .began(1)]
    let first: [SignInRecord.Event] = [
      .answered(0, .refused), .performed(0), .calledBack(0, .success), .answered(1, .credential),
    ]
    // Nobody says whose the request is; the only sharing that fits is found.
    #expect(SignInLinearization.explains(Self.record(.refuse, requests: [nil], begun + first)))
    let both: [SignInRecord.Event] = [.answered(0, .refused), .answered(1, .refused)]
    #expect(!SignInLinearization.explains(Self.record(.refuse, requests: [], begun + both)))
  }

  @Test func `a cancel that everything has rested after cannot be without effect`() {
    let events: [SignInRecord.Event] = [.began(0), .performed(0), .cancelled]
    let late: [SignInRecord.Event] = [.calledBack(0, .success), .answered(0, .credential)]
    func explains(_ events: [SignInRecord.Event]) -> Bool {
      SignInLinearization.explains(Self.record(.refuse, attempts: 1, requests: [0], events))
    }
    #expect(explains(events + late))
    #expect(!explains(events + [.rested] + late))
    #expect(explains(events + [.answered(0, .cancelled), .rested] + [.calledBack(0, .success)]))
  }

  @Test func `joined callers get one outcome`() {
    let events: [SignInRecord.Event] = [
      .began(0), .performed(0), .began(1), .rested, .calledBack(0, .failure),
      .answered(1, .failure),
    ]
    let right = Self.record(.join, requests: [nil], events + [.answered(0, .failure)])
    let wrong = Self.record(.join, requests: [nil], events + [.answered(0, .credential)])
    #expect(SignInLinearization.explains(right))
    #expect(!SignInLinearization.explains(wrong))
  }

  @Test func `an attempt may end by itself only when its time is over`() {
    func explains(_ middle: [SignInRecord.Event]) -> Bool {
      let events: [SignInRecord.Event] =
        [.began(0), .performed(0)] + middle + [.answered(0, .failure)]
      return SignInLinearization.explains(
        Self.record(.refuse, attempts: 1, requests: [0], events))
    }
    #expect(!explains([.rested]))
    #expect(explains([.expired(0)]))
    #expect(explains([.dropped]))
  }
}

/// What the sequential model makes of a scenario when everything settles after each step.
enum ScenarioJudgement {
  static let requirements: [RequirementID] = SignInJudgement.checks.map(\.id)

  static func settledRecord(
    of scenario: SignInScenario, _ overlap: SignInContract.Overlap
  ) -> SignInRecord {
    var model = SignInModel(overlap: overlap)
    var record = SignInRecord(overlap: overlap)
    var owners: [String] = []
    var names: [String] = []
    for step in scenario.steps {
      let known = model.expectation
      model.take(step)
      let next = model.expectation
      switch step {
      case .callback(let attempt, let callback):
        if let request = owners.firstIndex(of: attempt) {
          record.events.append(.calledBack(request, callback.kind))
        }
      case .cancel: record.events.append(.cancelled)
      case .cancelTask(let attempt):
        if let position = names.firstIndex(of: attempt) {
          record.events.append(.taskCancelled(position))
        }
      case .start, .drop, .timeout, .phase: break
      }
      // Those who are told something before the next attempt begins inside an answer.
      var told: [String] = []
      for (attempt, words) in next.answers.sorted(by: { $0.key < $1.key })
      where !words.isEmpty && known.answers[attempt, default: []].isEmpty { told.append(attempt) }
      let begun = next.answers.keys.sorted().filter { known.answers[$0] == nil }
      // An attempt that supersedes others begins before they are told.
      let isStart = if case .start = step { true } else { false }
      let others = told.filter { !begun.contains($0) }
      if !isStart {
        for attempt in others {
          record.tell(names.firstIndex(of: attempt), next.answers[attempt])
        }
      }
      for attempt in begun {
        guard let start = scenario.start(of: attempt) else { continue }
        names.append(attempt)
        record.canStart.append(start.hasWindow && !start.bytesFail)
        record.events.append(.began(names.count - 1))
        let requests = owners.count
        if next.requests > requests, next.answers[attempt] != [.refused] {
          owners.append(attempt)
          record.requests.append(SignInRecord.Request(owner: names.count - 1))
          record.events.append(.performed(requests))
          if let early = start.early { record.events.append(.calledBack(requests, early)) }
        }
        if told.contains(attempt) { record.tell(names.count - 1, next.answers[attempt]) }
      }
      if isStart {
        for attempt in others {
          record.tell(names.firstIndex(of: attempt), next.answers[attempt])
        }
      }
      record.events.append(.rested)
    }
    return record
  }
}

extension SignInRecord {
  fileprivate mutating func tell(_ position: Int?, _ words: [SignInAnswer.Word]?) {
    guard let position, let word = words?.first else { return }
    let answer: AnswerWords =
      switch word {
      case .credential: .credential
      case .cancelled: .cancelled
      case .refused: .refused
      case .failure: .failure
      }
    events.append(.answered(position, answer))
  }
}
