extension Gallery {
  static let textOnlyDigest = GallerySubject.textDigests(
    .legal, "text-only-digest", story: "hashes texts only, as the copied code does"
  ) { Array($0.utf8) }
}
