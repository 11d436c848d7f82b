/// What chosen files use of extensions that are in others.
struct AppWants {
  private let own: Set<String>
  private let offers: AppOffers?
  private var names: Set<String> = []
  private var words: Set<String> = []
  private var asked: Set<String> = []
  private var declared = AppMembers.standard

  /// - Parameters:
  ///   - files: The chosen ones.
  ///   - own: What the app declares itself.
  ///   - offers: What the modules that stand in have.
  init(of files: [AppFile], own: Set<String>, offers: AppOffers?) {
    self.own = own
    self.offers = offers
    for file in files {
      names.formUnion(file.names)
      words.formUnion(file.words)
      asked.formUnion(file.members.asked)
      declared.formUnion(file.members.declared.map(\.name))
    }
  }

  /// Whether a file's extensions add anything that is used and not there without it.
  func anything(of file: AppFile) -> Bool { file.members.added.contains(where: isWanted) }

  private func isWanted(_ addition: AppMembers.Member) -> Bool {
    if own.contains(addition.type) {
      return names.contains(addition.type)
        && (words.contains(addition.name) || asked.contains(addition.name))
    }
    // A type's name says nothing here: a text's property is used without it. So a member that is there
    // already is taken for the one that is meant.
    return asked.contains(addition.name) && !declared.contains(addition.name)
      && offers?.declares(addition) != true
  }
}
