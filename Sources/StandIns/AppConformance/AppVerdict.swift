public import AuthConformance
internal import CNetworkRefusal
internal import Foundation

/// The program that judges an app.
public enum AppVerdict {
  /// What a program is served by, followed by what was found out of the app.
  private static let serve = "--serve"

  /// Runs `auth-conformance` on this program, and serves the app to it.
  ///
  /// Arguments are passed on, so that `swift run verdict --profile thorough` is possible. Before
  /// that, a few sign-ins in a process of their own find out what the app's nonces look like and
  /// are made of.
  ///
  /// - Parameters:
  ///   - subject: The app.
  ///   - unjudged: What belongs to the app and is left out, in words: reports say it beside the
  ///     verdict.
  ///   - suite: Where `auth-conformance` is; the variable `AUTH_CONFORMANCE` says otherwise, and
  ///     where neither does it is looked for in the folders of `PATH`.
  ///   - source: The adapter's file: what lies beside it is what this program is built of.
  public static func main(
    _ subject: AppSubject, unjudged: [String] = [], suite: String? = nil,
    source: String = #filePath
  ) -> Never {
    if let found = served {
      refuseNetwork()
      ConformanceWorker.main(subject.held(to: found, leaving: unjudged))
    }
    if AppProbe.isThis {
      refuseNetwork()
      AppProbe.run(subject)
    }
    refuseStale(source)
    run(suite, AppProbe.findings(of: program, isAwaited: subject.leavesTaskOpen).word)
  }

  /// Serves what is no whole app: a generator or a hash alone.
  ///
  /// - Parameters:
  ///   - subject: What is judged.
  ///   - unjudged: What belongs to the app and is left out, in words.
  ///   - suite: Where `auth-conformance` is.
  ///   - source: The adapter's file.
  public static func main(
    _ subject: FunctionSubject, unjudged: [String] = [], suite: String? = nil,
    source: String = #filePath
  ) -> Never {
    if let found = served {
      refuseNetwork()
      ConformanceWorker.main(subject.held(to: found, leaving: unjudged))
    }
    if AppProbe.isThis {
      refuseNetwork()
      AppProbe.run(subject)
    }
    refuseStale(source)
    run(suite, AppProbe.findings(ofFunctions: program).word)
  }

  /// A program that is older than its sources is what a failed build has left: it judges nothing.
  private static func refuseStale(_ source: String) {
    guard let built = StaleSource.changed(program),
      let newer = StaleSource.newer(than: built, beside: source)
    else { return }
    FileHandle.standardError.write(
      Data(
        ("\(newer): changed after this program was built, so nothing is judged. Build it, and see "
          + "that the build succeeds: swift build\n").utf8))
    exit(2)
  }

  /// What is judged gets nowhere: an app that calls its server is told that it may not.
  private static func refuseNetwork() {
    let reason = refuse_network()
    guard reason != 0 else { return }
    FileHandle.standardError.write(
      Data(
        ("sockets of the internet cannot be refused here (\(String(cString: strerror(reason)))): an "
          + "app that calls its server reaches it\n").utf8))
  }

  private static var served: AppFindings? {
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: serve) else { return nil }
    return arguments.dropFirst(place + 1).first.flatMap(AppFindings.init) ?? AppFindings()
  }

  private static var program: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  private static func run(_ suite: String?, _ found: String) -> Never {
    let variables = ProcessInfo.processInfo.environment
    let command = variables["AUTH_CONFORMANCE"] ?? suite ?? "auth-conformance"
    let given = CommandLine.arguments.dropFirst()
    Platform.become([command, "run"] + given + ["--", program, serve, found])
    let reason = String(cString: strerror(errno))
    FileHandle.standardError.write(
      Data(
        ("\(command): cannot be started: \(reason). Build it with 'swift build -c release', and "
          + "say where it is: AUTH_CONFORMANCE=FILE\n").utf8))
    exit(2)
  }
}
