internal import ConformanceModel

extension GallerySubject {
  static let takesLastDuplicate = legalMatcher(
    "takes-last-duplicate",
    story: "Of two members of one name the last counts, as in most parsers."
  ) { steps in
    steps = .takingLast
  }
}
