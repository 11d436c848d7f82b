import AppConformance

AppVerdict.main(
  AppSubject(
    "my-app", provider: { AppleSignInProvider() }, signIn: { try await $0.signIn() },
    account: AppAccount(
      contract: AccountContract(deletesData: false, keeps: [.name, .email]),
      app: { AccountModel() }, launch: { await $0.launch() },
      signInAnonymously: { try await $0.signInAnonymously() },
      signIn: { try await $0.signIn() }, link: { try await $0.link() },
      reauthenticate: { try await $0.reauthenticate() }, signOut: { try await $0.signOut() },
      delete: { try await $0.delete() },
      view: { AccountView(isLoading: $0.isLoading, errorText: $0.errorMessage) })))
