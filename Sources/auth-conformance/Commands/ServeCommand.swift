internal import AuthConformance
internal import AuthGallery

/// `serve`: a worker for a built-in subject.
enum ServeCommand {
  static func perform(_ arguments: Arguments) async throws -> Int32 {
    let subject = try BuiltInSubjects.named(arguments.operands[0])
    await ConformanceWorker.serve(subject.subject)
  }
}
