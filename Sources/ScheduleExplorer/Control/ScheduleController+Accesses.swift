internal import CMemoryPoints

/// What a run's accesses to memory say: races, and the table's rows.
extension ScheduleController {
  /// Notes where in the trace the accesses belong that were made since the last call.
  ///
  /// Which of them matter is known at the end of the run.
  func noteLog() {
    guard isThreaded, trace != nil else { return }
    let count = points_log_count()
    while loggedAccesses < count {
      let access = points_log_at(loggedAccesses)
      if let lane = lane(ofContext: access.context) {
        trace?.mark("\(AccessText.mark)\(loggedAccesses)", lane: lane)
      }
      loggedAccesses += 1
    }
  }

  /// Takes down what the run's accesses said.
  func noteAccesses() {
    guard isThreaded else { return }
    noteLog()
    points_join()
    record.sawAccesses = points_seen_in_run()
    let queue = String(cString: points_elsewhere())
    // That a job of the block came by another thread says less.
    if !queue.isEmpty {
      record.escape = .queue(label: queue)
    } else if points_has_started_thread() {
      record.escape = .startsThread
    }
    for index in 0..<points_race_count() {
      record.races.append(DataRace(points_race_at(index), laneName: { self.laneName(context: $0) }))
    }
    // What came of a race is not what is asked for where races are.
    if settings.failsRaces, let race = record.races.first {
      record.failure = ScheduleFailure(
        claim: "conflicting accesses have an order", key: "race",
        observed: race.lines.joined(separator: "; "), cause: .race)
    }
    guard trace != nil else { return }
    let text = AccessText(count: points_log_count(), tellsNumbers: !settings.outlivesRuns)
    trace?.replaceMarks { text.replacement(for: $0) }
    // What is still unwound after the end belongs to no row.
    loggedAccesses = .max
  }

  private func laneName(context: Int32) -> String {
    lane(ofContext: context).map { lanes[Int($0)].name } ?? "the set-up"
  }
}

extension ScheduleTrace {
  /// Gives marks another text, or takes them out.
  mutating func replaceMarks(_ replacement: (String) -> String?) {
    for step in steps.indices {
      let events = steps[step].events
      steps[step].events = events.compactMap { event in
        replacement(event.text).map { Event(lane: event.lane, text: $0) }
      }
    }
  }
}
