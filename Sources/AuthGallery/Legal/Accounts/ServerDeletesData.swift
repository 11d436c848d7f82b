internal import ConformanceModel

extension GallerySubject {
  static let serverDeletesData = legalAccount(
    "server-deletes-data", story: "Leaves the data to the server, which deletes it with the user.",
    contract: AccountContract(deletesData: false))
}
