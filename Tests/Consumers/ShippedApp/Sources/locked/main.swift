import AppConformance
import Foundation

// Workers inherit it.
let bearsFailure = ProcessInfo.processInfo.environment["SHIPPED_APP_BEARS"] == "yes"
AppVerdict.main(
  AppSubject(
    "locked", provider: { LockedAccount(bearsFailure: bearsFailure) },
    signIn: { try await $0.signIn() },
    account: AppAccount(
      app: { LockedAccount(bearsFailure: bearsFailure) }, signIn: { try await $0.signIn() },
      signOut: { try $0.signOut() }, keychain: .locked)))
