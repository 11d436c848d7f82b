internal import ConformanceModel

extension GallerySubject {
  static let takesFirstDuplicate = legalMatcher(
    "takes-first-duplicate",
    story: "Of two members of one name the first counts, always."
  ) { steps in
    steps = .takingFirst
  }
}
