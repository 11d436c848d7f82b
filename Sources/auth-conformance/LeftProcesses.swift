internal import ConformanceRunner

/// What subjects leave running that cannot be ended, because it runs as another user.
enum LeftProcesses {
  /// Says which they are, at the end of whatever started them.
  static func tell() {
    for process in Runner.leftRunning {
      Terminal.complain(
        "process \(process) could not be ended, since it runs as another user. End it as that user "
          + "('kill -KILL \(process)').")
    }
  }
}
