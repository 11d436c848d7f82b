/// What the bytes are for whose status nobody looks at.
extension StatusRule {
  /// `srand(seed)`: a generator that is no secret's is given them.
  func seeds(_ index: Int) -> Bool {
    file.isInFunction(index)
      && file.scope(of: index).contains { place in
        file.isName(place) && file.isMark(place + 1, "(")
          && ["srand", "srandom", "srand48"].contains(file.word(place))
      }
  }
}
