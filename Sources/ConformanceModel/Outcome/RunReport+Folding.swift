extension RunReport {
  /// Fills in `impliedBy`, so that each mistake is explained once: of every failure that another
  /// failure brings with it, of what was left out because of others, and of all failures that one
  /// cause explains but the one of the requirement that owns the cause, or else the first of that
  /// requirement's area; of all failures whose cause another one brings.
  ///
  /// What was filled in before is forgotten: folding twice gives what folding once does.
  package mutating func foldImplied() {
    for index in results.indices { results[index].impliedBy = nil }
    let failed = Set(results.filter(\.grade.blamesSubject).map(\.id))
    for cause in results where failed.contains(cause.id) && cause.impliedBy == nil {
      for implied in Requirement.named(cause.id)?.implies ?? [] where failed.contains(implied) {
        guard let index = results.firstIndex(where: { $0.id == implied }) else { continue }
        results[index].impliedBy = cause.id
      }
    }
    foldLeftOut()
    foldSameCause()
    gatherBesides()
    foldBrought()
    foldWaiting()
  }

  /// What cannot be judged before another requirement holds is told with the failure of that.
  private mutating func foldWaiting() {
    for index in results.indices where results[index].grade == .insufficientData {
      let awaited = results[index].evidence?.awaits ?? []
      let lead = results.first { awaited.contains($0.id) && $0.grade.blamesSubject && isGrave($0) }
      results[index].impliedBy = lead.map { $0.impliedBy ?? $0.id }
    }
  }

  /// Says with the failure that explains others what else is wrong in these, each mistake once, and
  /// every place that an exception comes from.
  private mutating func gatherBesides() {
    for follower in results {
      guard let lead = results.firstIndex(where: { $0.id == follower.impliedBy }) else { continue }
      if follower.grade == .crash, results[lead].grade == .crash,
        let drawn = follower.evidence?.drawn,
        !(results[lead].evidence?.drawn ?? []).containsInOrder(drawn)
      {
        results[lead].evidence?.drawn += ["in \(follower.id):"] + drawn
      }
      for cause in follower.evidence?.also ?? [] {
        let told = results.filter { $0.impliedBy == nil }.flatMap { result in
          [result.evidence?.cause].compactMap(\.self) + (result.evidence?.also ?? [])
        }
        if !told.contains(where: cause.isSame) {
          let saying = cause.saying("in \(follower.id), \(cause.sentence)")
          results[lead].evidence?.also.append(saying)
        }
      }
    }
  }

  private mutating func foldBrought() {
    for lead in results where lead.grade.blamesSubject && lead.impliedBy == nil {
      let also = lead.evidence?.also ?? []
      let brought = [lead.evidence?.cause].compactMap(\.self) + also
      var follow = brought.flatMap(\.brings) + also.map(\.name)
      var next = 0
      while next < follow.count {
        let name = follow[next]
        next += 1
        for index in results.indices where results[index].id != lead.id {
          // What follows from this is no second mistake of another failure either.
          if brought.contains(where: { $0.brings.contains(name) }) {
            results[index].evidence?.also.removeAll { $0.name == name }
          }
          guard results[index].grade.blamesSubject, results[index].impliedBy == nil,
            let cause = results[index].evidence?.cause, cause.name == name,
            // What fails the run is never hidden behind what is only reported.
            isGrave(lead) || !isGrave(results[index])
          else { continue }
          results[index].impliedBy = lead.id
          // What follows from what follows is explained as well.
          follow += cause.brings.filter { !follow.contains($0) }
        }
      }
    }
  }

  private mutating func foldSameCause() {
    var groups: [(cause: Cause, members: [Int])] = []
    for (index, result) in results.enumerated() where result.impliedBy == nil {
      guard result.grade.blamesSubject || result.grade == .suiteError,
        let cause = result.evidence?.cause
      else { continue }
      let group = groups.firstIndex { group in
        group.cause.isSame(as: cause) && result.isOneMistake(with: results[group.members[0]])
      }
      if let group {
        groups[group].members.append(index)
      } else {
        groups.append((cause, [index]))
      }
    }
    for (cause, members) in groups {
      // What fails the run is never hidden behind what is only reported.
      let grave = members.filter { isGrave(results[$0]) }
      let able = grave.isEmpty ? members : grave
      let lead =
        able.first { results[$0].id == cause.owner }
        ?? able.first { results[$0].id.areaName == cause.owner?.areaName } ?? able[0]
      for index in members where index != lead { results[index].impliedBy = results[lead].id }
    }
  }
}

extension RequirementResult {
  /// Whether two failures of one cause come from one mistake.
  ///
  /// A cause that no requirement owns says where a process ended and not why: there it takes the
  /// same place, too. An exception is caught in one place, wherever in the area it comes from; a
  /// value is looked at where it is used.
  fileprivate func isOneMistake(with other: RequirementResult) -> Bool {
    guard grade == .crash, let cause = evidence?.cause, cause.owner == nil else { return true }
    if [.exceptionUncaught, .timingSafeThrows, .notAwaited].contains(where: cause.isSame) {
      return area == other.area
    }
    // The last line of a trace is the place, the one above it the value of this time.
    if cause.isSame(as: .typeUnchecked) {
      return evidence?.drawn.last == other.evidence?.drawn.last
    }
    return evidence?.drawn == other.evidence?.drawn
  }
}

extension [String] {
  /// Whether all of the lines stand here one after another; of none they do.
  fileprivate func containsInOrder(_ lines: [String]) -> Bool {
    lines.isEmpty || indices.contains { self[$0...].starts(with: lines) }
  }
}
