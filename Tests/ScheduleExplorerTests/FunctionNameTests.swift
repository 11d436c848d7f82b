import Testing

@testable import ScheduleExplorer

/// What a stack calls a function, from what the demangler says of it.
@Suite struct FunctionNameTests {
  @Test(arguments: [
    ("App.Guard.enters() -> Swift.Bool", "Guard.enters"),
    ("closure #1 () -> Swift.Bool in App.Guard.enters() -> Swift.Bool", "Guard.enters"),
    ("App.Guard.(isBusy in _BB72F947891739FC).modify : Swift.Bool", "Guard.isBusy.modify"),
    (
      "(extension in Foundation):Foundation.NSLocking.withLock<A>(() throws -> A) throws -> A",
      "NSLocking.withLock"
    ),
    ("static App.Guard.shared.getter : App.Guard", "Guard.shared.getter"),
    (
      "(1) await resume partial function for App.Guard.signIn() async throws -> Swift.Int",
      "Guard.signIn"
    ),
    ("main", "main"),
  ])
  func `a function is named by its type and its name alone`(_ full: String, _ short: String) {
    #expect(FunctionName.short(full) == short)
  }
}
