import AppConformance
import Foundation

extension AppleSignInProvider {
  static let shared = AppleSignInProvider()
}

// Workers inherit it.
let isShared = ProcessInfo.processInfo.environment["SHIPPED_APP_SHARED"] == "yes"
AppVerdict.main(
  AppSubject(
    "my-app", provider: { isShared ? .shared : AppleSignInProvider() },
    signIn: { try await $0.signIn() },
    cancel: { $0.cancel() },
    account: AppAccount(
      contract: AccountContract(deletesData: false, keeps: [.name, .email]),
      app: { AccountModel() }, launch: { await $0.launch() },
      signInAnonymously: { try await $0.signInAnonymously() },
      signIn: { try await $0.signIn() }, link: { try await $0.link() },
      reauthenticate: { try await $0.reauthenticate() }, signOut: { try await $0.signOut() },
      delete: { try await $0.delete() },
      view: { AccountView(isLoading: $0.isLoading, errorText: $0.errorMessage) })))
