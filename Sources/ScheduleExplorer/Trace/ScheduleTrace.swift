/// What happened in one run, step by step: all that a table is drawn from.
package struct ScheduleTrace: Hashable, Sendable {
  /// What somebody did within a step.
  package struct Event: Hashable, Sendable {
    /// Position of the column in `lanes`.
    package let lane: Int
    /// What was noted.
    package let text: String
  }

  /// How a task left the processor.
  package enum Departure: Hashable, Sendable {
    /// It waits for somebody to resume it.
    case waits
    /// It waits, or has ended: of tasks that the run did not start itself that cannot be told.
    case stops
    /// It asked to run again later.
    case yields
    /// It sleeps for this many nanoseconds.
    case sleeps(Int64)
    /// It goes on on the main actor.
    case entersMainActor
    /// It goes on on an actor.
    case entersActor
    /// It goes on on no actor.
    case leavesActor
    /// Another thread took over before an access to memory.
    case interrupted
    /// Its operation has returned.
    case ends
  }

  /// A departure at a numbered suspension point.
  package struct Suspension: Hashable, Sendable {
    /// Position of the column in `lanes`.
    package let lane: Int
    /// Counts the departures of the lane from 1.
    package let number: Int
    /// How.
    package let departure: Departure
  }

  /// One step of the schedule.
  package struct Step: Hashable, Sendable {
    /// Who had the turn; -1 for time.
    package let lane: Int
    /// What it was.
    package let kind: StepOption.Kind
    /// The name of a step from outside, else empty.
    package let name: String
    /// Virtual nanoseconds since the run began, after the step.
    package let time: Int64
    /// What was noted in it, in order.
    package internal(set) var events: [Event] = []
    /// How it ended, for every lane that took part.
    package internal(set) var suspensions: [Suspension] = []
  }

  /// The heads of the columns, in the order in which they appeared.
  package private(set) var lanes: [String] = []
  /// Which columns stand for tasks; the others for what comes from outside.
  package private(set) var isTask: [Bool] = []
  /// The steps, in order.
  package internal(set) var steps: [Step] = []
  /// How the run ended.
  package private(set) var end = RunEnd.quiescent

  private var sleeps: [Int32: Int64] = [:]
  private var departures: [Int32: Int] = [:]
  private var hasEnded: Set<Int32> = []

  init() {}

  mutating func begin(_ option: StepOption, lane: Int32, time: Int64, name: String = "") {
    steps.append(Step(lane: Int(lane), kind: option.kind, name: name, time: time))
    sleeps.removeAll()
  }

  mutating func mark(_ text: String, lane: Int32) {
    if steps.isEmpty {
      steps.append(Step(lane: Int(lane), kind: .external, name: "start", time: 0))
    }
    steps[steps.count - 1].events.append(Event(lane: Int(lane), text: text))
  }

  mutating func noteSleep(_ nanoseconds: Int64, lane: Int32) { sleeps[lane] = nanoseconds }

  mutating func noteChoice(_ pick: Int, of count: Int, lane: Int32) {
    mark("choice \(pick + 1) of \(count)", lane: lane)
  }

  /// Notes how the step just taken ended.
  mutating func finishStep(_ controller: ScheduleController) {
    let position = steps.count - 1
    guard position >= 0, steps[position].kind != .time else { return }
    var involved: [Int32] = []
    if steps[position].kind != .external { involved.append(Int32(steps[position].lane)) }
    for event in steps[position].events
    where event.lane != steps[position].lane && !involved.contains(Int32(event.lane)) {
      involved.append(Int32(event.lane))
    }
    for lane in involved where !hasEnded.contains(lane) {
      let departure = departure(of: lane, controller)
      if departure == .ends { hasEnded.insert(lane) }
      departures[lane, default: 0] += 1
      steps[position].suspensions.append(
        Suspension(
          lane: Int(lane), number: departures[lane, default: 1], departure: departure))
    }
  }

  private func departure(of lane: Int32, _ controller: ScheduleController) -> Departure {
    if controller.lanes[Int(lane)].isFinished { return .ends }
    if controller.paused.contains(where: { $0.lane == lane }) { return .interrupted }
    if controller.mainJobs.contains(where: { $0.lane == lane }) { return .entersMainActor }
    if let job = controller.jobs.first(where: { $0.lane == lane }) {
      switch job.kind {
      case .task: return .leavesActor
      case .actor: return .entersActor
      case .yield: return .yields
      }
    }
    if let sleep = sleeps[lane] { return .sleeps(sleep) }
    return controller.lanes[Int(lane)].isRoot ? .waits : .stops
  }

  mutating func end(with end: RunEnd, lanes: [Lane]) {
    self.end = end
    self.lanes = lanes.map(\.name)
    isTask = lanes.map { $0.isRoot || $0.hasBegun }
  }

  /// Times that one task took over from another.
  package var contextSwitches: Int {
    var last = -1
    var switches = 0
    for step in steps where step.kind == .job || step.kind == .mainJob {
      if last >= 0, step.lane != last { switches += 1 }
      last = step.lane
    }
    return switches
  }
}
