import AppConformance

AppVerdict.main(
  AppSubject(
    "my-app", provider: { AppleSignInProvider() }, signIn: { try await $0.signIn() }))
