internal import AuthConformance
internal import AuthGallery
internal import ConformanceRunner
internal import ScheduleExplorer

/// `serve`: a worker for a built-in subject.
enum ServeCommand {
  /// Not asynchronous: control of the order of tasks is taken before the first task exists.
  static func perform(_ arguments: Arguments) throws(UsageError) -> Never {
    let subject = try BuiltInSubjects.named(arguments.operands[0])
    if !Gallery.mayBeInstrumented(subject) { MemoryAccesses.forgo() }
    ConformanceWorker.main(subject.subject)
  }
}
