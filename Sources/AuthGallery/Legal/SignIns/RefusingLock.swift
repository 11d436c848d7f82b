extension GallerySubject {
  static let refusingLock = legalSignIn(
    "refusing-lock",
    story: "One slot behind a lock, taken before it is answered; a newcomer is refused."
  ) { Coordinator($0) }
}
