internal import ConformanceModel

extension GallerySubject {
  static let signsOutTransferred = legalAccount(
    "signs-out-transferred", story: "Signs transferred users out, to let them sign in anew.",
    contract: AccountContract(transfer: .signsOut))
}
