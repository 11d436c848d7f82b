/// Lets in one caller at a time, or so it says.
///
/// Code as it is found in apps, compiled so that the explorer sees every access to memory. What is
/// wrong is `@unchecked Sendable` on purpose: that is how such code gets past the compiler.
package protocol Door: AnyObject, Sendable {
  /// Whether the caller may go in.
  func enters() -> Bool
  /// The caller who went in goes out.
  func leaves()
}
