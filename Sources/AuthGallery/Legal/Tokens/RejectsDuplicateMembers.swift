internal import ConformanceModel

extension GallerySubject {
  static let rejectsDuplicateMembers = legalMatcher(
    "rejects-duplicate-members",
    story: "A payload that holds a member twice is no token."
  ) { _ in }
}
