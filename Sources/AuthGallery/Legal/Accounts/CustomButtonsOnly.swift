internal import ConformanceModel

extension GallerySubject {
  static let customButtonsOnly = legalAccount(
    "custom-buttons-only", story: "Has buttons of its own and no native one.",
    contract: AccountContract(nativeButton: false))
}
