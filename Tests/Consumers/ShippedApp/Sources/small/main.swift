import AppConformance
import Foundation

// Workers inherit both.
let variables = ProcessInfo.processInfo.environment
let mistake = Mistake(rawValue: variables["SHIPPED_APP_MISTAKE"] ?? "") ?? .none

switch variables["SHIPPED_APP_WAYS"] {
case "completion":
  AppVerdict.main(
    AppSubject(
      "small", provider: { SmallSignIn(mistake) },
      completion: { $0.buttonTapped(completion: $1) }))
case "both":
  AppVerdict.main(
    AppSubject(
      "small", provider: { SmallSignIn(mistake) }, signIn: { try await $0.signIn() },
      completion: { $0.buttonTapped(completion: $1) }))
default:
  AppVerdict.main(
    AppSubject("small", provider: { SmallSignIn(mistake) }, signIn: { try await $0.signIn() }))
}
